/** Words of offices, shops, computers and homes that are missing or rare in word lists as old as the vectors. */
const words = `
  abs adhd admin adidas ads adware aerobics aids airbnb airbus airpods ajax alexa algorithm allergen amazon amd analytics
  android antivirus api apis apk apnea app apple apps asap async asthma atm attachments audi audiobook authenticator
  autoimmune autopilot avatar aws azure backend backup backups bandwidth barista bbq bff bi bilingual biodiversity bios
  bitcoin biopsy blog blogger blogs bluetooth bmw bollywood bookings bookkeeping booklet botnet broadband browser
  browsers btw bugfix burnout cache caching cached cafe callback captcha cardio cardiologist cashback cbd ceo cfo changelog
  chargeback chargebacks charger checkout chemo chlorine cholesterol chrome cio clickbait cloud cms codec coding coliving
  colonoscopy commute config configs contactless cookie cookies copay coworker coworkers coworking cpa cpu crm
  crossfit crowdfunding crypto cryptocurrency css csv ct cto customs cv cyber cyberattack cybersecurity dashboard dashboards
  database databases dataset ddos debit debug debugger debugging decaf decking deductible defi defibrillator deploy deployed
  deployment dermatologist dev devops diabetes dialysis diy dj dlc dm dna dns docker domain doorbell dosage download
  downloading downloads downpayment downtime dns drm drone drones dropdown dropbox dslr duvet dvd ebay ebook ebooks
  ecg ecommerce e-commerce eco ecosystem edm ekg email emailed emailing emails emoji emojis encrypt encrypted encryption
  endoscopy endpoint endpoints entrepreneur entrepreneurship epidural esports ethernet etf eur euro euros ev excel exif
  facebook faq fatigue faulty feta fiber fibre fifa fintech firewall firewalls firefox firmware fitbit flatmate flatshare
  flu forex fps framework freelance freelancer freelancers freelancing freemium frontend ftp fundraiser fundraising gaming
  gamer gamers gastro gastroenterology gb gbp gdp gdpr geek genre geolocation gif github gluten gluten-free gmail gmo google
  googled gps gpu gpt grammy greenhouse grocer groceries grooming gui guitarist gui gym gyms gynecology hackathon hacker
  hackers hacking haha hardwood hashtag hatchback hd hdmi headset headphones helpdesk hiking hip-hop hiv homepage homeschool
  homeowner hotspot hr html http https hvac hybrid hygiene icloud icon icons ikea im inbox influencer infographic
  infrastructure inkjet instagram instagrammer insulin intern interns internship internships intranet investor invoice
  invoiced invoices invoicing ios ip ipad iphone iphones ipo iso isp it itinerary itunes java javascript jpeg jpg json
  keto keyboard keyboards keylogger keynote keynotes kg kgb kindle kpi kubernetes landlord landlords laptop laptops latency
  laundromat layoffs layout lbs lcd leaderboard led lego lenovo leukemia lgbt licence linkedin linux lithium livestream loc
  locksmith login logins logoff logo logos logout lol ltd lte mac macbook mailbox mailer malware maven mba mbps mc
  medicare merch metadata metaverse mfa microsoft microservices microwave middleware migraine migraines minecraft ml mlb
  mls mobile mockup modem mom moms monetization monetize mortgage motherboard motocross mozilla mp3 mri ms msn multiplayer
  multitasking nasa nasdaq nba nda netflix neurology neurologist newsfeed newsletter newsletters nfc nfl nft nhl nike
  nintendo notebook notifications npc numpy nurse oauth obgyn obstetrics offline offboarding offside omg onboarding oncologist
  oncology online onlinebanking open-source ophthalmologist ophthalmology opioid optician optometrist oracle organic
  orthodontist orthopedic orthopaedic outage outages outbox outsource outsourcing overcharged overdraft overheating overtime
  p2p paas paediatric paediatrics parental parenting passcode password passwords paycheck payday payout payouts paypal
  payroll payslip pc pcs pdf pediatric pediatrician pediatrics personalized pharma phishing photoshop php physio
  physiotherapist physiotherapy pics pilates pilates ping pinterest pixel pixels playlist playlists playstation plugin plugins
  plumber podcast podcasts pokemon poker popup popups postdoc powerpoint ppc ppt preheat preheated prenatal preorder
  prepaid prescription privacy prod programmer programmers promo proofread prosecco provisioning proxy psych psychiatrist
  psychotherapy pub pubs pto python qa qr queries query quinoa radiology ram ransomware readme realtor reboot rebooted
  rebooting recap recruiter recruiters recyclable redirect reddit redesign refactor refactoring refund refundable refunded
  refunding refunds reinstall reinstalled remote remortgage renewable reopen repo reschedule rescheduled resale reseller
  reset resets resolution restart restarted retail retailer retailers retargeting rheumatology ringtone roadmap roi roommate
  roommates router routers rpg rss rugby runtime saas saml samsung scam scams scammer scammers scanner schema screenshot
  screenshots scrum sdk seo serif serverless servers shopify shortcut signup sim siri sitemap sizing skateboard skincare
  skype slack slideshow smartphone smartphones smartwatch sms smoothie snapchat snowboard snowboarding soccer sofas
  softball software solar spam spammers spammy spotify spreadsheet spreadsheets spyware sql ssd ssl sso startup startups
  stockist storefront streaming stylist subreddit subscriber subscriptions subtitles sudoku suv sync syncing synced
  takeaway takeout tablet teamwork tech telehealth tennis terabyte tesla textbook thermostat thread threads thriller
  thyroid ticketing tiktok timeline timesheet timesheets timestamp tls tofu toggle toner toolbar tooltip touchpad touchscreen
  toyota tracker trackpad trailer transactional trekking triathlon trojan tuition tutorial tutorials tv tweet tweeted
  tweets twitch twitter typo typos uber ubuntu ui ultrasound unboxing unfollow uninstall uninstalled unix unlock
  unsubscribe unzip upfront upgrade upgrades upload uploaded uploading uploads uptime url urls urology usb usd username
  usernames ux vacuuming validator valorant vat vegan vegans veggie veggies venue veterinarian veterinary vet vets viagra video
  videogame vinyl vip viral virus viruses visa vlog voicemail voip volkswagen vpn vps vr vue walkthrough wallpaper
  warranty watchlist waterproof web webcam webcams webinar webinars webpage website websites wellbeing wellness whatsapp
  whistleblower whitepaper wi-fi widget widgets wifi wiki wikipedia windows winery wireless wordpress workaround workflow
  workflows workout workouts workspace xbox xml yelp yoga youtube youtuber zip zoom zucchini zumba
  ai btc eth usa uk eu un uae nyc bbc cnn faa fda irs fbi cia nato opec imf ecb nhs hmrc dmv gp er icu x-ray mri c-section
`;

export const modernWords: readonly string[] = [...new Set(words.trim().split(/\s+/))];
