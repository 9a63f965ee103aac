'use client'

import { buttonClass } from '@/components/ui/button'
import { surfaces } from '@/lib/business/finishes'
import { type FinishValues } from '@/lib/business/own-finishes'
import { FinishRows, type PricedWithin } from './finish-rows'
import { SettingsEditor } from './settings-form'
import { SettingsFrame } from './settings-frame'

type FinishesScreenProps = { values: FinishValues; version: string; lines: PricedWithin }

/** Edits how the visualizer's finishes are named, shown, ordered and priced. */
export const FinishesScreen = ({ values, version, lines }: FinishesScreenProps) => (
  <SettingsFrame
    path="/admin/settings/finishes"
    title="Finishes"
    note="What visitors can choose in the visualizer, in this order. A hidden finish isn’t offered; an old link to it shows the surface’s first finish instead."
    actions={
      <a
        className={buttonClass({ className: 'no-underline' })}
        href="/design"
        target="_blank"
        rel="noreferrer"
      >
        Open the visualizer
      </a>
    }
  >
    <SettingsEditor
      stored={{ finishes: { values, version } }}
      copyId="finishes"
      what="finishes"
      done="The visualizer offers them from now on."
      className="[&>form]:grid [&>form]:gap-10 max-tablet:[&_:is(input,select,button)]:scroll-mb-24 tablet:[&_:is(input,select,button)]:scroll-mb-20"
    >
      {surfaces.map((surface) => (
        <FinishRows key={surface} surface={surface} line={lines[surface]} />
      ))}
    </SettingsEditor>
  </SettingsFrame>
)
