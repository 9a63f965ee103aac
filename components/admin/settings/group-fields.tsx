import { type ComponentType } from 'react'
import { useWatch } from 'react-hook-form'
import { Badge } from '@/components/ui/badge'
import { Hint } from '@/components/ui/field'
import { type ClaimId, claimIds, claimKind, hasProof } from '@/lib/business/claims'
import { furtherLines } from '@/lib/business/estimate-lines'
import { serviceCards } from '@/lib/business/prices'
import { type BusinessProfile } from '@/lib/business/profile'
import { type SettingsGroup, settingsGroups } from '@/lib/records/settings/groups'
import { ColorFields } from './color-fields'
import { WeekFields } from './hours-fields'
import { LogoFields } from './logo-fields'
import { PictureSetting } from './picture-setting'
import { ProofFileField } from './proof-file-field'
import { SpecialDays } from './special-days'
import { NumberSetting, phoneLabel, SettingField, TextSetting } from './setting-fields'
import { VisitFields } from './visit-fields'

const wide = 'tablet:col-span-2'

/** The stored facts of another part that fields show: the showroom's address. */
type StoredFacts = { address: BusinessProfile['address'] }

/** Renders the fields of a group from its declaration, or with a special component. */
export function GroupFields({ group, ...facts }: StoredFacts & { group: SettingsGroup }) {
  const Special = specialFields[group]
  if (Special) return <Special {...facts} />
  const { hint, inputs } = settingsGroups[group]
  const settings = inputs.filter(([, { isHidden }]) => !isHidden)
  const shared = settings.filter(([, { isShared }]) => isShared)
  const field = ([path, { isWide }]: (typeof settings)[number]) => (
    <SettingField key={path} path={path} className={isWide && wide} />
  )
  return (
    <div className="grid grid-cols-1 gap-x-3 gap-y-4 tablet:grid-cols-2">
      {settings.filter(([, { isShared, isLast, isFolded }]) => !isShared && !isLast && !isFolded).map(field)}
      {shared.length > 0 && <div className="grid grid-cols-2 gap-3 content-start">{shared.map(field)}</div>}
      {settings.filter(([, { isLast }]) => isLast).map(field)}
      {settings
        .filter(([, { isFolded }]) => isFolded)
        .map((setting) => (
          <details key={setting[0]} className={wide}>
            <summary className="min-h-control-small cursor-pointer content-center font-semibold">
              {setting[1].label}
            </summary>
            <div className="mt-2 tablet:max-w-1/2">{field(setting)}</div>
          </details>
        ))}
      {hint && (
        <div className={wide}>
          <Hint>{hint}</Hint>
        </div>
      )}
    </div>
  )
}

const LookFields = () => (
  <div className="grid gap-8">
    <LogoFields />
    <ColorFields />
  </div>
)

const HoursFields = () => (
  <div className="grid gap-8">
    <WeekFields path="showroomHours" title="Showroom" about="Footer, contact and landing pages." />
    <WeekFields
      path="telephoneHours"
      title="Phone"
      about="Header and emails. A promised reply is counted in these hours."
    />
    <SpecialDays />
  </div>
)

/** Edits a claim's figure, its words and its proof. */
function ClaimField({ id }: { id: ClaimId }) {
  const { label, appears, figure, isWorded, evidence } = claimKind(id)
  const path = `claims.${id}`
  const claim = useWatch({ name: path }) as BusinessProfile['claims'][ClaimId]
  const isExample = claim[figure ? 'value' : 'wording'] !== '' && id !== 'license' && !hasProof(claim)
  return (
    <fieldset className="min-w-0 border-b border-hair py-4 first:pt-0">
      <legend className="float-left mb-2 w-full font-semibold">
        {label} <span className="font-normal text-stone">{appears}</span>{' '}
        {isExample && <Badge>Example</Badge>}
      </legend>
      <div className="clear-both grid grid-cols-1 gap-x-3 gap-y-3 tablet:grid-cols-2">
        {figure && <TextSetting path={`${path}.value`} label={figure} className={isWorded ? '' : wide} />}
        {isWorded && (
          <TextSetting
            path={`${path}.wording`}
            label={figure ? 'Words beside it' : 'Your words'}
            className={figure ? '' : wide}
          />
        )}
        {id === 'license' ? (
          <div className={wide}>
            <Hint>{`What proves it: ${evidence}.`}</Hint>
          </div>
        ) : (
          <>
            <TextSetting path={`${path}.proof`} label="What proves it" hint={evidence} />
            <TextSetting path={`${path}.date`} label="As of" type="date" />
            <ProofFileField path={`${path}.proofFile`} claim={label} className={wide} />
          </>
        )}
      </div>
    </fieldset>
  )
}

const ClaimFields = () => (
  <div>
    {claimIds.map((id) => (
      <ClaimField key={id} id={id} />
    ))}
    <div className="grid gap-x-3 gap-y-4 pt-4 tablet:grid-cols-2">
      <SettingField path="replyHours" />
    </div>
  </div>
)

const TermsFields = () => (
  <div className="grid gap-x-3 gap-y-4 tablet:grid-cols-2">
    <SettingField path="terms.comes" />
    <SettingField path="terms.role" />
    <div className={wide}>
      <PictureSetting path="terms.picture" place={{ purpose: 'Beside the name, as a small square' }} />
    </div>
    <SettingField path="terms.payment" className={wide} />
    <SettingField path="terms.warranty" className={wide} />
  </div>
)

const columns = 'grid gap-x-3 tablet:grid-cols-[minmax(0,1fr)_112px_112px_120px]'

const PriceFields = () => (
  <div>
    <div
      className={`${columns} border-b border-hair-strong pb-2 text-13 text-stone max-tablet:hidden`}
      aria-hidden="true"
    >
      <span>Service</span>
      <span>From</span>
      <span>To</span>
      <span>Time</span>
    </div>
    {serviceCards.map(({ id, title }) => (
      <fieldset key={id} className="border-b border-hair pt-0.5 pb-2 max-tablet:py-4">
        <legend className="sr-only">{title}</legend>
        <div className={`${columns} gap-y-3 max-tablet:grid-cols-2`}>
          <span
            className="pt-3.5 font-medium max-tablet:pt-0 max-tablet:col-span-full max-tablet:font-semibold"
            aria-hidden="true"
          >
            {title}
          </span>
          <NumberSetting path={`prices.${id}.from`} label={phoneLabel('From')} money />
          <NumberSetting path={`prices.${id}.to`} label={phoneLabel('To')} money />
          <TextSetting
            path={`prices.${id}.timeline`}
            label={phoneLabel('Time')}
            className="max-tablet:col-span-full"
          />
        </div>
      </fieldset>
    ))}
  </div>
)

const FurtherFields = () => (
  <div>
    {furtherLines.map(({ id, title, unit }) => (
      <fieldset key={id} className="border-b border-hair py-4 first:pt-0">
        <legend className="float-left mb-2 w-full font-semibold">
          {title} <span className="font-normal text-stone">for {unit}</span>
        </legend>
        <div className="clear-both grid gap-x-3 gap-y-3 max-tablet:grid-cols-2 tablet:grid-cols-[112px_112px_minmax(0,1fr)]">
          <NumberSetting path={`furtherPrices.${id}.from`} label="From" money />
          <NumberSetting path={`furtherPrices.${id}.to`} label="To" money />
          <TextSetting
            path={`furtherPrices.${id}.says`}
            label="What it is"
            rows={3}
            className="max-tablet:col-span-full"
          />
        </div>
      </fieldset>
    ))}
  </div>
)

const specialFields: Partial<Record<SettingsGroup, ComponentType<StoredFacts>>> = {
  look: LookFields,
  claims: ClaimFields,
  hours: HoursFields,
  visits: VisitFields,
  prices: PriceFields,
  further: FurtherFields,
  terms: TermsFields,
}
