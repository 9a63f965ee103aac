/** The sentence that is ticked to get news; it is stored with the address as it was shown. */
export const newsText = 'Also email me news and offers now and then. I can stop anytime.'
