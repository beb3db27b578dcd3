import type { Random } from './random.ts'

const COMMON = (
  'service support help the and of to for in a with your community people advice group local family children young ' +
  'older health care free contact provide information centre activities mental drop-in welcome carers home housing ' +
  'disability learning sessions weekly meet friends food money debt benefits autism dementia knitting walking ' +
  "wellbeing well-being one-to-one St John's women's Café volunteers volunteering training skills IT NHS111 " +
  'counselling therapy hospice lunch club choir garden sports swimming dance art craft music reading language English ' +
  'refugee asylum employment jobs interview legal rights crisis helpline addiction alcohol recovery parents baby toddler'
).split(' ')
const SYLLABLES =
  'ba be bi bo bu ca ce ci co cu da de di do fa fe fi ga go ha he hi la le li lo lu ma me mi mo na ne no pa pe pi po ra re ri ro sa se si so ta te ti to va ve vi wa we'.split(
    ' ',
  )
const ENDINGS = ['', 's', 'ing', 'ed', 'er', 'tion', 'ly', 'ment', 'ness', 'al']

/** Creates a generator of words from a vocabulary of `size`, Zipf-distributed. */
export function createWords(size: number): (random: Random) => string {
  return (random) => {
    const rank = random.zipf(size)
    return COMMON[rank] ?? invented(rank)
  }
}

/** The word of a rank: its number in syllables, with an English ending. */
function invented(rank: number): string {
  let word = ''
  for (let rest = rank; rest > 0; rest = Math.floor(rest / SYLLABLES.length)) {
    word += SYLLABLES[rest % SYLLABLES.length]
  }
  return word + ENDINGS[rank % ENDINGS.length]
}
