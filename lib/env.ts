import 'server-only'
import path from 'node:path'
import * as z from 'zod'
import { databaseUrl } from './database-url.mjs'
import { exitWith } from './exit-with'
import { localHosts } from './local-hosts'

const url = (protocols: string[], example: string) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `must be an address such as ${example}`,
    )
/** Addresses for personal data or secrets must be encrypted, unless they are on this machine. */
const secureUrl = (example: string) =>
  url(['https:', 'http:'], example).refine(
    (text) =>
      URL.canParse(text) &&
      (new URL(text).protocol === 'https:' || localHosts.includes(new URL(text).hostname)),
    'must begin with https:, unless it is on localhost',
  )
const phoneNumber = z.string().regex(/^\+[1-9]\d{6,14}$/, 'must be a number such as +18455550142')
const secret = (length: number) => z.string().min(length, `must have at least ${length} characters`)
const email = z.email('must be an email address')
const integer = (unit: string, min: number, max: number) =>
  z.coerce.number(`must be a ${unit}`).int().min(min).max(max)
const flag = z.enum(['0', '1'], 'must be 0 or 1').transform((text) => text === '1')

const variables = z.object({
  SITE_URL: url(['http:', 'https:'], 'https://www.example.com').optional(),
  PORT: integer('port number', 0, 65535).default(3000),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^(file:|postgres(ql)?:)/, 'must start with file: (SQLite) or postgresql:')
    .optional(),
  NEXTAUTH_SECRET: secret(32).optional(),
  ADMIN_EMAIL: email.default('owner@example.com'),
  ADMIN_PASSWORD: secret(12).optional(),
  SMTP_URL: url(['smtp:', 'smtps:'], 'smtps://user:password@mail.example.com').optional(),
  IMAP_URL: url(['imap:', 'imaps:'], 'imaps://user:password@mail.example.com').optional(),
  REPLY_TO: z
    .string()
    .refine(
      (text) => email.safeParse(text.replace('*', 'lead')).success && !/@.*\*/.test(text),
      'must be an email address, such as office+*@example.com',
    )
    .optional(),
  LEADS_TO: email.optional(),
  MAIL_FROM: email.optional(),
  WEBHOOK_URL: secureUrl('https://hooks.example.com/leads').optional(),
  WEBHOOK_SECRET: secret(32).optional(),
  SMS_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/i, 'must be the account SID, AC and 32 digits')
    .optional(),
  SMS_AUTH_TOKEN: z.string().min(1).optional(),
  SMS_FROM: z
    .union([phoneNumber, z.string().regex(/^MG[0-9a-f]{32}$/i)], 'must be a number such as +18455550142')
    .optional(),
  SMS_TO: phoneNumber.optional(),
  SMS_BASE_URL: secureUrl('https://api.twilio.com').default('https://api.twilio.com'),
  GOOGLE_PLACES_API_KEY: z.string().min(1).optional(),
  GOOGLE_PLACE_ID: z.string().min(1).optional(),
  GOOGLE_PLACES_BASE_URL: url(['http:', 'https:'], 'https://maps.googleapis.com').default(
    'https://maps.googleapis.com',
  ),
  REDIS_URL: url(['redis:', 'rediss:'], 'redis://localhost:6379').optional(),
  ALLOW_INDEXING: z.enum(['auto', '0', '1'], 'must be auto, 0 or 1').default('auto'),
  REFUSE_UNKNOWN_HOSTS: flag.default(false),
  TRUST_PROXY: integer('number of proxies', 0, 10).default(0),
  BACKUP: z.enum(['0', '1', 'timer'], 'must be 0, 1 or timer').default('1'),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_KEY: z
    .string()
    .regex(/^AGE-SECRET-KEY-1[0-9A-Z]{58}$/, 'must be a key made by "npm run backup -- --new-key"')
    .optional(),
  MEDIA_S3_BUCKET: z.string().min(1).optional(),
  MEDIA_S3_ENDPOINT: secureUrl('https://s3.us-east-1.amazonaws.com').optional(),
  MEDIA_S3_REGION: z.string().min(1).optional(),
  MEDIA_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  MEDIA_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  MEDIA_CACHE_MB: integer('number of megabytes', 0, 1_000_000).default(500),
  METRICS_PORT: integer('port number', 1, 65535).optional(),
  METRICS_TOKEN: secret(16).optional(),
  SHUTDOWN_IDLE_SECONDS: z.coerce.number('must be a number of seconds').min(0).max(60).default(0),
  SHUTDOWN_SECONDS: z.coerce.number('must be a number of seconds').min(1).max(600).default(10),
})

/** Variables that have to be set together. */
const groups = [
  ['IMAP_URL', 'REPLY_TO'],
  ['WEBHOOK_URL', 'WEBHOOK_SECRET'],
  ['SMS_ACCOUNT_SID', 'SMS_AUTH_TOKEN', 'SMS_FROM', 'SMS_TO'],
  [
    'MEDIA_S3_BUCKET',
    'MEDIA_S3_ENDPOINT',
    'MEDIA_S3_REGION',
    'MEDIA_S3_ACCESS_KEY_ID',
    'MEDIA_S3_SECRET_ACCESS_KEY',
  ],
] as const

const configuration = variables.superRefine((env, context) => {
  for (const names of groups) {
    const presentName = names.find((name) => env[name])
    const missing = names.find((name) => !env[name])
    if (presentName && missing)
      context.addIssue({ code: 'custom', path: [missing], message: `must be set where ${presentName} is` })
  }
})

/** Reads the configuration. @throws Error with one line that names the first unusable variable */
export function parseEnv(source: Record<string, string | undefined>) {
  const filledVariables = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = configuration.safeParse(filledVariables)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new Error(`${String(issue?.path[0])} ${issue?.message}`)
  }
  const env = parsed.data
  const dataDir = path.resolve(env.DATA_DIR)
  return {
    ...env,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl({ DATABASE_URL: env.DATABASE_URL, DATA_DIR: dataDir }),
    /** True if backups are made every night, by this server or (BACKUP_TIMER) by the system. */
    BACKUP: env.BACKUP !== '0',
    BACKUP_TIMER: env.BACKUP === 'timer',
    BACKUP_DIR: path.resolve(env.BACKUP_DIR ?? path.join(dataDir, 'backups')),
    /** The canonical origin, without a slash at its end. */
    SITE_URL: new URL(env.SITE_URL ?? `http://localhost:${env.PORT}`).origin,
  }
}

export type Env = ReturnType<typeof parseEnv>

let parsed: Env | undefined

/** Returns the configuration, read once per process. */
export const env = (): Env => (parsed ??= parseEnv(process.env))

/** Ends the process if the configuration is unusable, with one line that names the variable. */
export function checkEnv(): void {
  try {
    env()
  } catch (error) {
    exitWith(error)
  }
}

/** Returns a folder in DATA_DIR. */
export const dataFolder = (...names: string[]): string => path.join(env().DATA_DIR, ...names)
