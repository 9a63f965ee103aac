import { colorSheet } from '@/lib/brand-colors'
import { type BusinessProfile } from '@/lib/business/profile'

/** The business's own colors. React puts them into the head; in no layer, they stand above app/theme.css, which is in one. */
export function SiteColors({ profile }: { profile: BusinessProfile }) {
  const colors = colorSheet(profile.colors)
  return (
    colors && (
      <style href="colors" precedence="high">
        {colors}
      </style>
    )
  )
}
