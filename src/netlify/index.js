// Netlify's build system runs this file as it is, so it is JavaScript and needs nothing but what it
// is given.

const cacheFolder = '.cache'

/**
 * Before the build: brings back what the last one left in .cache; keeps search engines out of all
 * but production.
 */
export const onPreBuild = async ({ netlifyConfig, utils }) => {
  await utils.cache.restore(cacheFolder)
  if (process.env.CONTEXT === 'production') return
  // Rules in netlify.toml hold for every context, and Netlify marks only deploy previews by itself.
  netlifyConfig.headers.push({ for: '/*', values: { 'X-Robots-Tag': 'noindex' } })
}

/** After a build that succeeded: keeps .cache for the next one. */
export const onPostBuild = async ({ utils }) => {
  await utils.cache.save(cacheFolder)
}
