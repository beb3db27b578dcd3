import { BlockList, isIPv6 } from 'node:net'

/**
 * Ranges that are not public: this machine, private networks, link-local addresses such as those of cloud metadata,
 * ranges that embed or translate other addresses
 * (https://www.iana.org/assignments/iana-ipv4-special-registry, …/iana-ipv6-special-registry), and the address at which
 * every machine on Azure reaches its host
 * (https://learn.microsoft.com/azure/virtual-network/what-is-ip-address-168-63-129-16).
 */
const SPECIAL = `
  0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
  168.63.129.16/32 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4
  ::/96 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16 3fff::/20 5f00::/16 fc00::/7
  fe80::/10 fec0::/10 ff00::/8
`

const special = new BlockList()
for (const range of SPECIAL.trim().split(/\s+/)) {
  const [network = '', bits] = range.split('/')
  special.addSubnet(network, Number(bits), familyOf(network))
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4'
}

/** Whether an IP address can be reached from anywhere on the internet. */
export const isPublicAddress = (address: string): boolean =>
  !special.check(address, familyOf(address))
