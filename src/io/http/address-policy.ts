import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** Decides whether a client may connect to an IP address at a port. */
export type AddressPolicy = (address: string, port: number) => boolean

export const anyAddress: AddressPolicy = () => true

const USUAL_PORTS = [80, 443, 8080, 8443]

/** The policy for untrusted URLs: they must not reach this machine or its network. */
export const publicAddresses: AddressPolicy = (address, port) =>
  USUAL_PORTS.includes(port) && isPublicAddress(address)

/** The code of the error for an address that the policy forbids. */
export const FORBIDDEN = 'EFORBIDDEN'

export const forbidden = (host: string): Error =>
  Object.assign(new Error(`${host} must not be connected to.`), { code: FORBIDDEN })

/**
 * Resolves names to the addresses that the policy allows. The socket connects to one of those, so that a name cannot
 * resolve to another address between check and connection (DNS rebinding).
 */
export const createLookup =
  (mayConnect: AddressPolicy, port: number): LookupFunction =>
  (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, resolved) => {
      if (error) return callback(error, '')
      const addresses = resolved.filter(({ address }) => mayConnect(address, port))
      const [first] = addresses
      if (!first) return callback(forbidden(hostname), '')
      if (options.all) return callback(null, addresses)
      callback(null, first.address, first.family)
    })
