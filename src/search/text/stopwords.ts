/**
 * English words that are in too many documents to distinguish them. They are neither indexed nor searched. Words that also
 * have a meaning of their own here stay in: "IT", "ME", "will", "us".
 */
export const STOPWORDS: readonly string[] = (
  'a about all also am an and any are as at be been but by can could did do does each for from had has have he her ' +
  'his how i if in into is its my no nor not of on or our she should so such than that the their them then there ' +
  'these they this those to too was we were what when where which while who with would you your ' +
  // I'm, can't, …: apostrophes are removed.
  'cant couldnt didnt doesnt dont hasnt havent im isnt ive theres whats wheres wont wouldnt'
).split(' ')
