/** Returns the mailbox of an address, for counting: "ann@example.com" for "Ann+x@Example.com". */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@')
  const name = local.replace(/\+.*/, '')
  return `${/^(?:gmail|googlemail)\.com$/.test(domain) ? name.replaceAll('.', '') : name}@${domain}`
}
