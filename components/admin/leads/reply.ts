/** The button that opened the dialog: an empty email or text, or one from a template. */
export type Reply = 'email' | 'text' | 'template'

/** What the site sends by itself, and where answers to its emails arrive, in a sentence. */
export type Sending = { email: boolean; text: boolean; answers: string }
