/** The button that opened the dialog: an empty email or text, or one from a template. */
export type Reply = 'email' | 'text' | 'template'

/** The channels that the site can send by, and a sentence about where answers to its emails arrive. */
export type Sending = { email: boolean; text: boolean; answers: string }
