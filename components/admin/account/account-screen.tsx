import { type ReactNode } from 'react'
import { Rows, Screen, ScreenHead } from '@/components/staff/screen'
import { EmptyState } from '@/components/ui/empty-state'
import { type StaffDevice } from '@/lib/staff-types'
import { auditActions, type AuditRecord } from '@/lib/records/audit-actions'
import { addressWords, auditSentence } from '@/lib/records/audit-words'
import { officeMoment, officeTime } from '@/lib/time/office-time'
import { CalendarFeed } from './calendar-feed'
import { PasswordForm } from './password-form'
import { SecondFactor } from './second-factor'
import { SessionList } from './session-list'

type AccountScreenProps = {
  staff: { name: string; email: string }
  /** Open sessions, the one used last first. */
  sessions: StaffDevice[]
  thisSession: string
  /** Null while it is off. */
  secondFactor: { since: string; codesLeft: number } | null
  audit: AuditRecord[]
  /** The account's calendar feed; null where it has none. */
  feed: { since: string; readAt: string | null } | null
}

/** Renders the account of whoever is signed in. */
export function AccountScreen(props: AccountScreenProps) {
  const { staff, sessions, thisSession, secondFactor, audit, feed } = props
  const rows = sessions.map(({ id, device, address, createdAt, lastSeenAt }) => ({
    id,
    device: device || 'Unknown device',
    note: `Last used ${officeTime(lastSeenAt)} · signed in ${officeTime(createdAt)}${address ? ` from ${address}` : ''}`,
    isThis: id === thisSession,
  }))
  return (
    <Screen className="max-w-230">
      <ScreenHead title="Your account" note={`${staff.name}, ${staff.email}`} />
      <Section title="Password" about="Changing it signs out every other device.">
        <PasswordForm email={staff.email} />
      </Section>
      <Section
        title="Two-step verification"
        about="Signing in then takes a code from an app on your phone too, so a stolen password isn’t enough."
      >
        <SecondFactor
          email={staff.email}
          on={secondFactor && { since: officeMoment(secondFactor.since), codesLeft: secondFactor.codesLeft }}
        />
      </Section>
      <Section
        title="Signed-in devices"
        about="A device is signed out automatically after two hours without use, or eight hours after signing in."
      >
        <SessionList sessions={rows} />
      </Section>
      <Section
        id="calendar"
        title="Visits on your phone"
        about="A private address that shows all visits in your phone’s calendar. Anyone who has it can read them, so don’t share it."
      >
        <CalendarFeed
          since={feed && officeMoment(feed.since)}
          readAt={feed?.readAt ? officeTime(feed.readAt) : null}
        />
      </Section>
      <Section title="Recent activity" about="Something you didn’t do? Change your password.">
        <AuditList entries={audit} />
      </Section>
    </Screen>
  )
}

const Section = ({
  id,
  title,
  about,
  children,
}: {
  id?: string
  title: string
  about: string
  children: ReactNode
}) => (
  <section
    id={id}
    aria-label={title}
    className="grid gap-x-10 gap-y-4 border-t border-hair-strong py-7 tablet:grid-cols-[240px_minmax(0,1fr)]"
  >
    <div>
      <h2>{title}</h2>
      <p className="mt-1.5 text-stone">{about}</p>
    </div>
    <div>{children}</div>
  </section>
)

function notesOf(entry: AuditRecord): string {
  const { to, more } = auditSentence({ ...entry, staffName: null })
  const place = addressWords(entry.address)
  return [officeMoment(entry.createdAt), to, more, place && `from ${place}`].filter(Boolean).join(' · ')
}

function AuditList({ entries }: { entries: AuditRecord[] }) {
  if (entries.length === 0)
    return (
      <EmptyState small title="Nothing yet">
        Sign-ins, password changes and the like show up here.
      </EmptyState>
    )
  return (
    <Rows>
      {entries.map((entry) => (
        <li key={entry.id}>
          <span className="min-w-0 flex-1">
            <b className="font-medium">{auditActions[entry.action]?.title}</b>
            <small className="block text-13 wrap-anywhere text-stone tabular-nums">{notesOf(entry)}</small>
          </span>
        </li>
      ))}
    </Rows>
  )
}
