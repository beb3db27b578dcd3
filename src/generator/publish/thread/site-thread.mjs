// Stands for the compiled `site-thread.ts` where nothing is compiled: that is translated as it is read.
import { register } from 'tsx/esm/api'

register()
await import('./site-thread.ts')
