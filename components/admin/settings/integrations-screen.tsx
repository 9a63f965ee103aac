import { Circle, CircleAlert, CircleCheck } from 'lucide-react'
import { Rows } from '@/components/staff/screen'
import { cn } from '@/components/ui/cn'
import { type Integration } from '@/lib/content-types'
import { officeMoment } from '@/lib/time/office-time'
import { SettingsFrame } from './settings-frame'
import { TryButton } from './try-button'

const icons = { working: CircleCheck, attention: CircleAlert, off: Circle }
const iconColors = { working: 'text-spruce', attention: 'text-clay', off: 'text-stone' }
const wordColors = { working: 'text-spruce', attention: 'text-clay', off: 'text-ink' }

/** Lists the state of each integration, with a way to try it. */
export function IntegrationsScreen({ integrations, email }: { integrations: Integration[]; email: string }) {
  const tries: Partial<Record<Integration['id'], { path: string; label: string; about: string }>> = {
    mail: { path: '/api/integrations/mail', label: 'Send a test', about: `Mails a test to ${email}` },
    reviews: { path: '/api/integrations/reviews', label: 'Try now', about: 'Asks Google for the reviews' },
  }
  return (
    <SettingsFrame
      path="/admin/settings/integrations"
      title="Integrations"
      note="Keys and addresses of servers live in the server’s environment, never here. What isn’t set up says which variable it needs."
    >
      <Rows className="*:items-start *:py-4">
        {integrations.map(({ id, name, state, says, about, lastTrial }) => {
          const Icon = icons[state]
          const trial = tries[id]
          return (
            <li key={id} className="flex-wrap">
              <Icon className={cn('mt-0.5 size-4.5 flex-none', iconColors[state])} aria-hidden="true" />
              <div className="min-w-0 flex-1 max-tablet:basis-4/5">
                <h3 className="font-sans text-15 font-semibold">{name}</h3>
                <p className="mt-0.5 max-w-[70ch] wrap-anywhere text-stone">
                  <b className={cn('font-semibold', wordColors[state])}>{says}</b> {about}
                </p>
              </div>
              {trial && (
                <TryButton
                  {...trial}
                  last={
                    lastTrial && {
                      ...lastTrial,
                      when: `Last ${id === 'mail' ? 'test' : 'try'}: ${officeMoment(lastTrial.at)}.`,
                    }
                  }
                />
              )}
            </li>
          )
        })}
      </Rows>
    </SettingsFrame>
  )
}
