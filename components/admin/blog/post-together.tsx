'use client'

import '@/components/blocks/surface.css'
import '@/components/ui/rich-text.css'
import { TogetherDialog, TogetherPart } from '@/components/builder/together-dialog'
import { Quote } from '@/components/builder/versus'
import { Blocks } from '@/components/blocks/surface'
import { PostBody, PostHead } from '@/components/site/screens/blog/post-body'
import { type StaffPost } from '@/lib/content-types'
import { type Change } from '@/lib/record-merge/changes'
import { type MergedPart } from '@/lib/record-merge/merge-records'
import { type Answers, type Side } from '@/lib/record-merge/merge'
import { type PostDraft } from './post-draft'

type PostTogetherProps = {
  post: StaffPost
  both: PostDraft
  parts: readonly MergedPart[]
  /** What the merged post changes against what both began with. */
  changes: readonly Change[]
  who: string | null
  answers: Answers
  onAnswer: (key: string, side: Side) => void
  busy: boolean
  onBack: () => void
  onSave: () => void
}

/** The post as it will be when both are put together: whose each change is, and the sheet. */
export function PostTogether(props: PostTogetherProps) {
  const { post, both, parts, changes, who, answers, onAnswer, ...rest } = props
  const shown = { ...post, ...both }
  const effect = both.isPublished ? 'Visitors see it at once.' : 'Visitors don’t see it yet.'
  return (
    <TogetherDialog parts={parts} who={who} effect={effect} {...rest}>
      <ul className="mt-4 grid gap-1" aria-label="Changes">
        {parts.map((part) => {
          const change = changes.find(({ key }) => key === part.key)
          const words = change && (change.quote.length > 0 ? <Quote pieces={change.quote} /> : change.note)
          const note = words ?? 'As it was'
          return <TogetherPart key={part.key} {...{ part, who, answers, onAnswer, note }} />
        })}
      </ul>
      {/* It is there to be looked at. */}
      <div inert className="mt-4 overflow-hidden border border-hair-strong [zoom:0.6] max-tablet:[zoom:0.75]">
        <Blocks>
          <article className="pb-16">
            <PostHead post={{ ...shown, createdAt: null }} alt="" />
            <div className="page-grid px-gutter">
              <PostBody post={shown} />
            </div>
          </article>
        </Blocks>
      </div>
    </TogetherDialog>
  )
}
