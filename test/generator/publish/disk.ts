import { run } from './osd.ts'

/** Whether this process may mount a disk. */
const { status } = await run('unshare', ['-rm', 'sh', '-c', 'mount -t tmpfs tmpfs /mnt'])
export const mayMount = status === 0
