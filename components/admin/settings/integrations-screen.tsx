import { Circle, CircleAlert, CircleCheck } from 'lucide-react'
import { linkClass, Rows } from '@/components/staff/screen'
import { SendInstructions } from '@/components/staff/send-instructions'
import { cn } from '@/components/ui/cn'
import { StaffLink } from '@/components/ui/staff-link'
import { type Integration } from '@/lib/content-types'
import { officeMoment } from '@/lib/time/office-time'
import { SettingsFrame } from './settings-frame'
import { TryButton } from './try-button'

const icons = { working: CircleCheck, attention: CircleAlert, off: Circle }
const iconColors = { working: 'text-spruce', attention: 'text-clay', off: 'text-stone' }
const wordColors = { working: 'text-spruce', attention: 'text-clay', off: 'text-ink' }

const trials: Partial<Record<Integration['id'], { path: string; label: string; about: string }>> = {
  mail: {
    path: '/api/integrations/mail',
    label: 'Send a test',
    about: 'Emails a test to the address for leads',
  },
  reviews: { path: '/api/integrations/reviews', label: 'Try now', about: 'Asks Google for the reviews' },
}

/** Lists the integrations with their states, their trials, and instructions for whoever runs the site. */
export const IntegrationsScreen = ({ integrations }: { integrations: Integration[] }) => (
  <SettingsFrame
    path="/admin/settings/integrations"
    title="Integrations"
    note="The services your site works with. If you can’t set one up yourself, send the instructions to whoever runs your site."
  >
    <Rows className="*:items-start *:py-4">
      {integrations.map(({ id, name, state, says, about, setting, instructions, canBeTried, lastTrial }) => {
        const Icon = icons[state]
        const trial = canBeTried && trials[id]
        return (
          <li key={id} id={id} className="scroll-mt-24 flex-wrap max-tablet:scroll-mt-32">
            <Icon className={cn('mt-0.5 size-4.5 flex-none', iconColors[state])} aria-hidden="true" />
            <div className="min-w-0 flex-1 max-tablet:basis-4/5">
              <h3 className="font-sans text-15 font-semibold">{name}</h3>
              <p className="mt-0.5 mb-2 max-w-[70ch] wrap-anywhere text-stone last:mb-0">
                <b className={cn('font-semibold', wordColors[state])}>{says}</b> {about}
              </p>
              {setting && (
                <p className="mb-2 last:mb-0">
                  <StaffLink className={linkClass} href={setting.href}>
                    {setting.label}
                  </StaffLink>
                </p>
              )}
              {instructions && <SendInstructions {...instructions} />}
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
