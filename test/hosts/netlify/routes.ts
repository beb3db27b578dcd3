import type { IncomingHttpHeaders } from 'node:http'
import {
  generateManifest,
  mergeDeclarations,
  validateManifest,
  type FunctionConfig,
  type Manifest,
} from '@netlify/edge-bundler'

/** The stage at which a function runs: before the CDN's cache, or behind it (`cache: 'manual'`). */
export type Stage = 'before-cache' | 'after-cache'

/** The functions that a request matches, in order, and the base64 metadata that the bootstrap needs to run them. */
export interface Invocation {
  names: string[]
  metadata: string
}

/**
 * The routes that Netlify's bundler makes from the `config` exports of the functions. Throws for a declaration that
 * Netlify refuses, and for a function without a route.
 */
export function createRoutes(configs: Record<string, FunctionConfig>): Manifest {
  const { manifest, unroutedFunctions } = generateManifest({
    // Declarations in netlify.toml would come first, and those of build integrations last. There are none.
    declarations: mergeDeclarations([], configs, {}, []),
    functions: Object.keys(configs).map((name) => ({ name, path: '' })),
    userFunctionConfig: configs,
  })
  // The manifest names bundles, but nothing is bundled here.
  validateManifest({ ...manifest, bundles: [{ asset: 'none.eszip', format: 'eszip2' }] })
  if (unroutedFunctions.length > 0) {
    throw new Error(`No path leads to the edge function ${unroutedFunctions.join(', ')}.`)
  }
  return manifest
}

/** What runs for a request at one stage; undefined for nothing. */
export function findInvocation(
  manifest: Manifest,
  stage: Stage,
  request: { method: string; pathname: string; headers: IncomingHttpHeaders },
): Invocation | undefined {
  const routes = stage === 'before-cache' ? manifest.routes : manifest.post_cache_routes
  const matching = routes.flatMap((route, index) => (matches(route) ? [index] : []))
  if (matching.length === 0) return undefined
  const metadata = { function_config: manifest.function_config, req_routes: matching, routes }
  return {
    names: matching.map((index) => routes[index]!.function),
    metadata: Buffer.from(JSON.stringify(metadata)).toString('base64'),
  }

  function matches(route: Manifest['routes'][number]): boolean {
    const { method, pathname, headers } = request
    const covers = (pattern: string) => new RegExp(pattern).test(pathname)
    const excluded = manifest.function_config[route.function]?.excluded_patterns ?? []
    if (route.methods?.length && !route.methods.includes(method)) return false
    if (!covers(route.pattern) || [...route.excluded_patterns, ...excluded].some(covers)) {
      return false
    }
    return Object.entries(route.headers ?? {}).every(([name, condition]) => {
      const value = headers[name.toLowerCase()]
      if (!('pattern' in condition))
        return (value !== undefined) === (condition.matcher === 'exists')
      return value !== undefined && new RegExp(condition.pattern).test(String(value))
    })
  }
}
