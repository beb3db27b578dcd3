/** Set in `npm run test:long`, which runs whole matrices and long fuzzing; in `npm test` one case stands for its family. */
export const isLong = Boolean(process.env.OSD_LONG)

/** The number of runs of a randomised test: few in `npm test`, all in `npm run test:long`. */
export const runs = (few: number, all: number): number => (isLong ? all : few)

/** The cases of a matrix: one in `every` in `npm test`, the first among them; all in `npm run test:long`. */
export const casesOf = <Case>(all: readonly Case[], every: number): readonly Case[] =>
  isLong ? all : all.filter((_, i) => i % every === 0)
