import { type ReactNode } from 'react'
import { Screen, ScreenHead } from '@/components/staff/screen'
import { SettingsNav } from './settings-nav'

type SettingsFrameProps = {
  path: string
  title: string
  note: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** Frames a screen of the settings, beside the links to the others. */
export const SettingsFrame = ({ path, title, note, actions, children }: SettingsFrameProps) => (
  <Screen>
    <ScreenHead title="Settings" />
    <div className="gap-x-12 tablet:grid tablet:grid-cols-[150px_minmax(0,1fr)] lg:gap-x-16">
      <SettingsNav path={path} />
      <section aria-labelledby="settings-title" className="min-w-0 max-tablet:mt-5">
        <div className="mb-5 flex flex-wrap items-start gap-x-6 gap-y-4">
          <div className="min-w-0 flex-1 max-tablet:basis-full">
            <h2 id="settings-title" className="text-24 font-[450]">
              {title}
            </h2>
            <p className="mt-1 max-w-[64ch] text-stone">{note}</p>
          </div>
          {actions && <div className="flex flex-wrap gap-2 max-tablet:w-full">{actions}</div>}
        </div>
        {children}
      </section>
    </div>
  </Screen>
)
