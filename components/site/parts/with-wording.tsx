import { type ReactNode } from 'react'
import { ChangedTexts } from '@/components/ui/use-words'
import { changedByText, type Worded, type WordingGroup } from '@/lib/business/wording'

type WithWordingProps = { profile: Worded; groups: readonly WordingGroup[]; children: ReactNode }

/** Gives client components the texts of some groups that staff changed. Where there are none, the page has nothing of it. */
export function WithWording({ profile, groups, children }: WithWordingProps) {
  const texts = changedByText(profile, groups)
  return texts ? <ChangedTexts texts={texts}>{children}</ChangedTexts> : children
}
