// A Netlify build plugin. Netlify runs this file as it is, so it is JavaScript without dependencies.

const cacheFolder = '.cache'

/** Before the build: restores .cache, and tells search engines not to index anything but production. */
export const onPreBuild = async ({ netlifyConfig, utils }) => {
  await utils.cache.restore(cacheFolder)
  if (process.env.CONTEXT === 'production') return
  // Rules in netlify.toml apply to every context, and Netlify marks only deploy previews itself.
  netlifyConfig.headers.push({ for: '/*', values: { 'X-Robots-Tag': 'noindex' } })
}

/** After a successful build: caches .cache for the next one. */
export const onPostBuild = async ({ utils }) => {
  await utils.cache.save(cacheFolder)
}
