import { colorSheet } from '@/lib/brand-colors'
import { type BusinessProfile } from '@/lib/business/profile'

/** Adds the business's own colors. React moves them into the head; in no layer, they override app/theme.css. */
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
