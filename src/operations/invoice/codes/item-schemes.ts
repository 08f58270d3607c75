/** The schemes of item classifications, UNTDID 7143, as EN 16931 BR-CL-13 allows them in the artefacts 1.3.16. */
const codes = `
AA AB AC AD AE AF AG AH AI AJ AK AL AM AN AO AP AQ AR AS AT AU AV AW AX AY AZ BA BB BC BD BE BF BG BH BI BJ BK BL BM BN
BO BP BQ BR BS BT BU BV BW BX BY BZ CC CG CL CR CV DR DW EC EF EMD EN FS GB GMN GN GS HS IB IN IS IT IZ MA MF MN MP NB
ON PD PL PO PPI PV QS RC RN RU RY SA SG SK SN SRS SRT SRU SRV SRW SRX SRY SRZ SS SSA SSB SSC SSD SSE SSF SSG SSH SSI SSJ
SSK SSL SSM SSN SSO SSP SSQ SSR SSS SST SSU SSV SSW SSX SSY SSZ ST STA STB STC STD STE STF STG STH STI STJ STK STL STM
STN STO STP STQ STR STS STT STU STV STW STX STY STZ SUA SUB SUC SUD SUE SUF SUG SUH SUI SUJ SUK SUL SUM TG TSN TSO TSP
TSQ TSR TSS TST TSU UA UP VN VP VS VX ZZZ
`;

const schemes: ReadonlySet<string> = new Set(codes.trim().split(/\s+/));

/** Whether a code in capitals is a scheme of item classifications. */
export function isItemScheme(code: string): boolean {
  return schemes.has(code);
}
