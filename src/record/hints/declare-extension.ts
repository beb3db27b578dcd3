/** What to do before a field can be written below `extensions:`. */
export const DECLARE_EXTENSION = 'Declare fields of your own under `extensions:` in directory.yaml.'
