/** What an authenticator app is shown once: the secret to type, and the address of its QR code's picture. */
export type AppSecret = { secret: string; qr: string }
