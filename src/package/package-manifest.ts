/** The modules that other programs may import, by the last part of their name. */
export const EXPORTS = ['api', 'check', 'verify'] as const

/** Where the package is compiled, below the project. */
export const COMPILED = 'dist/package'

/** The fields of package.json that are the same in the project and in the package. */
interface ProjectManifest {
  readonly name: string
  readonly version: string
  readonly description: string
  readonly license: string
  readonly engines: object
  /** Whether a registry has the package under its name. The release script sets it. */
  readonly published: boolean
  readonly [field: string]: unknown
}

const KEPT = ['name', 'version', 'description', 'license', 'repository', 'homepage', 'published']

/**
 * The package.json of the package. Everything that runs in a build is bundled, so it has no dependencies: it installs in
 * seconds, and starts without looking for hundreds of files.
 */
export const toManifest = (project: ProjectManifest): object => ({
  ...Object.fromEntries(KEPT.filter((key) => key in project).map((key) => [key, project[key]])),
  type: 'module',
  engines: project.engines,
  bin: { osd: `${COMPILED}/lib/osd.mjs` },
  exports: {
    ...Object.fromEntries(EXPORTS.map((name) => [`./${name}`, exportOf(name)])),
    './package.json': './package.json',
  },
  files: [COMPILED, 'CHANGELOG.md'],
})

const exportOf = (name: string) => ({
  types: `./${COMPILED}/types/package/exports/${name}.d.ts`,
  default: `./${COMPILED}/lib/${name}.${name === 'api' ? 'js' : 'mjs'}`,
})
