/** Domains of free mailboxes and of internet providers. */
export const FREE_MAIL =
  /^(?:(?:aol|gmail|gmx|googlemail|hotmail|icloud|live|mac|mail|me|msn|outlook|rocketmail|yahoo|ymail|zoho)\.[a-z.]{2,6}|(?:blueyonder|o2|virgin|waitrose)\.(?:co\.uk|net)|(?:btinternet|btopenworld|fastmail|hey|plus|sky|talk21|tutanota|virginmedia|yandex)\.com|(?:fsmail|ntlworld|plus|talktalk|tiscali)\.(?:com|net|co\.uk)|proton(?:mail)?\.(?:com|me)|pm\.me|tuta\.io)$/

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Words of offices, departments, groups and places. An address with one of them is not a person’s. */
export const OFFICE_WORDS = words(`
  a11y about access accounts activities admin administration administrator admissions adult adults advice adviser
  advisers advisor advisors advocacy affairs afterschool agency alert alerts all allotments am and app appointments
  apply arts ask association autism baby befriending benefits board bookings booking branch breakfast building
  cafe call care career carer carers central centre center chair chairman chairperson chairwoman charity chess chat
  chapel child childcare children childrens choir church citizens city clerk clinic club clubs cllr college comms
  communications communities community complaints connect contact contactus coordinator cop coordinators council
  councillor counselling county creche crisis customer customers data day deaf debt deputy desk development digital
  director disability disabilities domestic donate donations drama drop dropin duty early east editor editorial
  editors education email emergency employment enquiries enquiry enquire environment estates events everyone external
  facilities family families feedback finance fitness foodbank food foodshare football for forum foundation friends
  front fund fundraising garden gardens gardening general gp group groups guides hall head headteacher health hello
  help helpdesk helpline hi hire history home homes hospital hospice host hotline house housing hr hub info
  information inbox inclusion intake join jobs kids kitchen ladies learn learning legal leisure library libraries line
  listings live local lunch mail mailbox main manager managers marketing media medical meeting members membership
  memory men mens mental midwife mind ministry minister mobile museum music network news newsletter night no noreply
  north nursery nurse office officer older online open opportunities org organise organiser organisers our outreach
  pantry parent parents parish park partnership partnerships pastoral people pharmacy phone play playgroup playscheme
  police post practice preschool press priest privacy professional programme programmes project projects property
  protection public publicity reablement reception recruitment referral referrals referrer refuge refugee region
  register registrar registration rehab rehearsals repair repairs reply research respite residents response rights
  runners safe safeguarding sales school schools scouts secretary security senior seniors service services shelter
  shop singing single social society solicitors south sport sports st staff studio studios support surgery swim
  swimming talk team teams tech technology temple tenancy tenants test theatre therapies therapy ticket tickets
  toddler toddlers town training transport travel treasurer trust trustees trusts uk unit us users vaccination vicar
  village visitor visitors visits volunteer volunteering volunteers warden warm watch we web webmaster website welcome
  welfare wellbeing west women womens work worker workers workshop workshops world young youth youthclub zone
`)

/** What groups call themselves, anywhere in a longer word: `southvillelunchclub`. */
export const GROUP =
  /allotment|archive|association|befriend|centre|charity|choir|church|club|cml\d*$|comcen|communit|council|desk|enquir|foodbank|friendsof|garden|group|hub$|knitters|leaders|lib$|librar|nursery|office|pantry|playgroup|preschool|project|readers|reads$|runners|school|scouts|singers|society|support|theatre|toddler|trust|volunteer|walkers|warden/

/** First names that are not other English words. An address that starts with one is a person’s. */
export const FIRST_NAMES = words(`
  aaron abdul abigail adam ahmed aisha alan alex alexander alexandra alice alison amanda amy andrea andrew andy angela
  ann anna anne anthony barbara ben benjamin beth bob brenda brian bridget carol caroline catherine charles charlotte
  chloe chris christine christopher claire colin daniel dave david dawn deborah debbie denise derek diane donna dorothy
  ed eddie edward eileen elaine eleanor elizabeth ellen emily emma eric fatima fiona frances francis fred gareth gary
  geoff george georgina gillian graham greg hannah harriet harry hassan heather helen henry hussein ian ibrahim isabel
  jacqueline james jan jane janet janice jason jean jeff jenny jessica jill jim jo joan joanna joanne joe john jonathan
  josephine joseph josiah joyce judith julia julian julie karen kate katherine kathleen katie keith ken kenneth kevin
  khadija kim laura lauren leanne lesley linda lisa liz louise lucy lynn malcolm mandy margaret maria marie marion
  martin mary matt matthew maureen megan michael michelle mike mohammed mohamed muhammad nancy natalie neil nicola
  nigel norma olivia omar pamela pat patricia patrick paul pauline pete peter phil philip priya rachel rebecca richard
  rob robert roger ronald rosemary ruth ryan sally sam samantha samuel sandra sara sarah sharon sheila shirley simon
  sophie stephanie stephen steve steven stuart sue susan sylvia tara teresa terry theresa thomas tim tina tom tony
  tracey trevor vera veronica victoria vincent wendy william yasmin yusuf yvonne zainab zoe
`)
