/*
 * Words that say how something is asked, or in what circumstances, and seldom what is wanted: “mum is coming out of hospital on Monday
 * and needs someone to help”. They are in many records of a large directory, and in a small one by chance.
 */
const WORDS =
  ' again ask asked asking away back best come comes coming day days down find first get gets getting give go goes going good got help ' +
  'helping here just keep keeps know last let like live lives look looking lot make me need needing needs new next now off old ' +
  'one out over people person place please put question questions really say since someone somebody something somewhere anyone anything anywhere ' +
  'still take takes taking tell thing things think time times told try trying two up us use using want wants way week weeks ' +
  'without year years yet mum mam dad husband wife brother sister son daughter friend mother father ' +
  'angen eisiau isio cael gallu helpu hoffi lle mynd rhaid rhywbeth rhywle rhywun wedi nawr gwr gwraig mab merch ffrind '

/** True for a word that counts less than others where a document has only some of the words. */
export const isLight = (written: string): boolean => WORDS.includes(` ${written} `)
