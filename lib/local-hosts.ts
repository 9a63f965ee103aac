/** The names of this machine, as they are in an address. */
export const localHosts = ['localhost', '127.0.0.1', '[::1]']
