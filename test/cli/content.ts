import type { ContentFiles } from '../api/content.ts'

export const directory =
  'title: A small directory\nnamespace: 1c7bd2a0-94f5-4b3a-9d53-0a1e9e2b7c11\n'
export const trust = 'name: Trust\ndescription: It runs clubs.\n'
export const chess = 'name: Chess\norganization: trust\nstatus: active\ndescription: For all.\n'

/** A directory that can be published. */
export const good: ContentFiles = {
  'good/directory.yaml': directory,
  'good/organizations/trust.yaml': trust,
  'good/services/chess.yaml': chess,
}

/** A directory with two errors. */
export const bad: ContentFiles = {
  'bad/directory.yaml': directory,
  'bad/organizations/trust.yaml': trust,
  'bad/services/art.yaml': chess.replace('Chess', 'Art').replace('trust', 'trsut'),
  'bad/services/chess.yaml': chess.replace('active', 'actve'),
}

/** A folder that no build has made. */
export const other: ContentFiles = { 'other/notes.txt': 'Not made by us.\n' }
