import { type ReactNode } from 'react'
import { Hint } from '@/components/ui/field'
import { type SocialNetwork, socialNetworks } from '@/lib/business/profile'
import { type SettingsGroup } from '@/lib/business/settings-groups'
import { ColorFields } from './color-fields'
import { FurtherFields } from './further-fields'
import { WeekFields } from './hours-fields'
import { LogoFields } from './logo-fields'
import { PriceFields } from './price-fields'
import { NumberSetting, TextSetting } from './setting-fields'
import { VisitFields } from './visit-fields'

const Fields = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-1 gap-x-3 gap-y-4 tablet:grid-cols-2">{children}</div>
)
const wide = 'tablet:col-span-2'

const Business = () => (
  <Fields>
    <TextSetting path="name" className={wide} autoComplete="off" />
    <TextSetting path="shortName" note="titles, mails" autoComplete="off" />
    <TextSetting
      path="licenseNumber"
      note="footer, contact"
      placeholder="Rockland County home improvement"
      autoComplete="off"
    />
    <TextSetting path="phone" type="tel" inputMode="tel" autoComplete="off" />
    <TextSetting path="email" type="email" inputMode="email" autoComplete="off" />
    <TextSetting path="address.street" autoComplete="off" />
    <div className="grid grid-cols-[minmax(0,1fr)_64px_96px] gap-2">
      <TextSetting path="address.locality" autoComplete="off" />
      <TextSetting path="address.region" autoComplete="off" />
      <TextSetting path="address.postalCode" inputMode="numeric" autoComplete="off" />
      <TextSetting
        path="address.point"
        autoComplete="off"
        className="sm:col-span-full"
        hint="Latitude and longitude, as your map shows them. Search engines put the pin there."
      />
    </div>
    <div className={wide}>
      <Hint>
        Maps and distances on the town pages are measured from Congers. They don’t follow a new address. Until
        a license number is set, pages say the license line without one.
      </Hint>
    </div>
  </Fields>
)

const Look = () => (
  <div className="grid gap-8">
    <LogoFields />
    <ColorFields />
  </div>
)

const Hours = () => (
  <div className="grid gap-8">
    <WeekFields path="showroomHours" title="Showroom" about="Footer, contact and landing pages." />
    <WeekFields
      path="telephoneHours"
      title="Phone"
      about="Header, mails and search engines. A promised reply is counted in these hours."
    />
  </div>
)

const Claims = () => (
  <Fields>
    <NumberSetting path="claims.since" note="home, footer, town pages" />
    <TextSetting path="claims.years" note="home, reviews" hint="Read as “25+ years”." />
    <TextSetting path="claims.rating" note="home, reviews" />
    <TextSetting path="claims.customers" note="home, reviews" />
    <TextSetting path="claims.turnaround" note="home, town pages" hint="Most jobs, in the house." />
    <TextSetting path="claims.license" note="home, footer" />
    <NumberSetting
      path="replyHours"
      note="quote panel"
      hint="Hours within which you answer a message, in phone hours. Leads turn late after it."
    />
    <NumberSetting
      path="contactHours"
      note="forms, thank-you, mail"
      hint="Hours within which you call after a request."
    />
    <NumberSetting path="claims.copyrightYear" note="footer" />
  </Fields>
)

const Financing = () => (
  <Fields>
    <TextSetting path="financing.claim" hint="Empty: no page names financing." />
    <NumberSetting path="financing.months" hint="0: no term is named." />
    <TextSetting
      path="financing.apr"
      inputMode="decimal"
      autoComplete="off"
      hint="With offer, term and conditions, an estimate shows an example of monthly payments. Empty: it doesn’t."
    />
    <TextSetting
      path="financing.conditions"
      className={wide}
      rows={3}
      hint="Who lends, at which APR, and who qualifies: what your lender wants to stand beside the offer."
    />
  </Fields>
)

const Social = () => (
  <Fields>
    {(Object.keys(socialNetworks) as SocialNetwork[]).map((network) => (
      <TextSetting
        key={network}
        path={`social.${network}`}
        type="url"
        inputMode="url"
        placeholder="https://"
        autoComplete="off"
      />
    ))}
  </Fields>
)

const Privacy = () => (
  <Fields>
    <TextSetting path="privacy.legalName" hint="If the company is called otherwise than the showroom." />
    <TextSetting path="privacy.contact" hint="Empty: nobody is named." autoComplete="off" />
    <TextSetting
      path="privacy.email"
      type="email"
      inputMode="email"
      hint="Empty: the e-mail address above."
      autoComplete="off"
    />
    <NumberSetting
      path="retention.leadMonths"
      unit="months"
      hint="Won and lost leads are deleted so long after their last change. 0 keeps them for good."
    />
    <NumberSetting path="retention.spamDays" unit="days" />
    <NumberSetting path="retention.auditDays" unit="days" hint="What staff did, and when." />
  </Fields>
)

/** The fields of each group. */
export const groupFields: Record<SettingsGroup, () => ReactNode> = {
  business: Business,
  look: Look,
  hours: Hours,
  visits: VisitFields,
  claims: Claims,
  prices: PriceFields,
  further: FurtherFields,
  financing: Financing,
  social: Social,
  privacy: Privacy,
}
