/**
 * Family names of China, Korea and Vietnam in Latin letters, which are written together with given names of one to three
 * syllables or their initials: those that most people have, in the usual spellings.
 */
const familyNames: ReadonlySet<string> = new Set(
  `
  ai bai bao bi cai cao chai chen cheng chi chu cui dai deng ding dong dou du duan fan fang fei feng fu gan gao ge geng gong
  gu guan guo han hao he hong hou hu hua huang huo ji jia jian jiang jiao jin ju kang ke kong kuang lai lan lei leng li lian
  liang liao lin ling liu long lou lu luo lyu ma mao mei meng miao mo mu ni nie ning niu ou ouyang pan pang pei peng qi qian
  qiao qin qiu qu ran ren rong ruan sha shang shao shen sheng shi shu song su sun tan tang tao tian tong tu wan wang wei wen
  weng wu xi xia xian xiang xiao xie xin xing xiong xu xue yan yang yao ye yi yin ying you yu yuan yue yun zang zeng zhai zhan
  zhang zhao zhen zheng zhong zhou zhu zhuang zhuo zong zou zuo
  ahn an bae ban bang byun cha chae cho choe choi chu chun chung do eom gang goo gu gwak gwon heo hwang hyun im jang jegal jeon
  jeong jin jo joo jun jung kang kil kim ko koh koo kong kwak kwon lee lim ma maeng min moon nam namgung no noh oh pak park
  pyo rhee roh ryu seo seok seol shim shin sim sin sohn son song suh sung um wang won woo yang yeo yeom yi yim yoo yoon you
  yu yun
  bui cao chau dang dao dinh do doan duong ha ho hoang huynh khuc kieu la lam le luc luong luu ly mac mai ngo nguyen nghiem
  ong phan phung pham quach ta tang thach thai ton tran trieu trinh truong tu vo vu vuong
  `
    .trim()
    .split(/\s+/),
);

/** Given names of Vietnam, behind which its firms write the initials of the others: `ngocnv` is Nguyen Van Ngoc. */
const vietnameseGivenNames: ReadonlySet<string> = new Set(
  `
  anh bao bich binh chau chi chien chinh cuong dai dang dao dat diep dinh dong duc dung duong duy giang hai hanh hao hau hien
  hieu hoa hoai hoan hoang hong hue hung huong huy huyen khang khanh khoa khoi kien lam lan linh loan loc long luan mai manh
  minh nam nga ngan nghia ngoc nhan nhat nhi nhu nhung oanh phat phong phu phuc phuong quan quang quoc quyen quynh sang son
  tai tam tan thai thanh thao thien thinh thu thuan thuy tien tin toan trang tri trinh trong truc trung truong tuan tung tuyen
  tuyet uyen van viet vinh xuan yen
  `
    .trim()
    .split(/\s+/),
);
const MAX_INITIALS = 2;

const LONGEST = 7;
const SHORTEST = 2;

/** Syllables of those languages: an onset, one to three vowels and an end. */
const givenName =
  /^(?:(?:ngh|ng|nh|gh|kh|ph|th|tr|zh|ch|sh|ky|hy|kw|hw|gw|gy|[b-df-hj-np-tv-z])?[aeiouy]{1,3}(?:ng|nh|ch|[cklmnprt])?){1,3}$/;

/** One or two letters; short family names with so few are no longer than words that are not judged. */
const initials = /^[a-z]{1,2}$/;
const MIN_BESIDE_INITIALS = 3;

/**
 * Whether letters a to z are such a family name, first or last, with a given name (`qiuxiaoyu`) or its initials
 * (`ywzhu`), or a Vietnamese given name before initials.
 */
export function isSyllableName(token: string): boolean {
  for (let length = SHORTEST; length <= Math.min(LONGEST, token.length - 1); length++) {
    const end = token.length - length;
    if (familyNames.has(token.slice(0, length)) && isGivenName(token.slice(length), length)) return true;
    if (familyNames.has(token.slice(end)) && isGivenName(token.slice(0, end), length)) return true;
  }
  const name = token.slice(0, -MAX_INITIALS);
  return vietnameseGivenNames.has(name) || vietnameseGivenNames.has(token.slice(0, -1));
}

function isGivenName(rest: string, familyLetters: number): boolean {
  return givenName.test(rest) || (familyLetters >= MIN_BESIDE_INITIALS && initials.test(rest));
}
