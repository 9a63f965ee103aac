'use client'

import { lazy, Suspense, useState } from 'react'
import { EditorHead, SavedMark } from '@/components/records/editor-head'
import { RecordNotices } from '@/components/records/record-notices'
import { LeaveDialog } from '@/components/staff/leave-dialog'
import { RichSheet } from '@/components/fields/rich-field'
import { BackLink, linkClass, Screen } from '@/components/staff/screen'
import { PublishedMark, scheduleNote } from '@/components/staff/status'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { type StaffPost } from '@/lib/content-types'
import { postPlainText } from '@/lib/page-document/post-text'
import { type SiteFacts } from '@/lib/seo/site-facts'
import { splitWords } from '@/lib/text/words'
import { PostSide } from './post-side'
import { blogList } from './post-draft'
import { type PostEditing, usePostEditor } from './use-post-editor'

const PostConflict = lazy(() => import('./post-conflict').then((file) => ({ default: file.PostConflict })))
const PostRevisions = lazy(() => import('./post-revisions').then((file) => ({ default: file.PostRevisions })))

type PostEditorProps = {
  /** Null for a new one. */
  post: StaffPost | null
  /** A title from the command palette. */
  initialTitle?: string
  categories: string[]
  site: SiteFacts
}

/** Edits a post as a sheet of paper: title and text in the public type, everything else at the side. */
export function PostEditor({ post, initialTitle = '', categories, site }: PostEditorProps) {
  const editing = usePostEditor(post, initialTitle)
  const [listing, setListing] = useState(false)
  const { saved, draft, saving, leaveQuestion } = editing
  return (
    <Screen>
      <Head editing={editing} onRevisions={() => setListing(true)} />
      <RecordNotices what="post" editing={editing} onShow={editing.showRemote} />
      <div className="grid gap-x-10 gap-y-10 tablet:grid-cols-[minmax(0,1fr)_280px] lg:grid-cols-[minmax(0,1fr)_328px]">
        <div className="min-w-0">
          <div data-field="title">
            <textarea
              className="block field-sizing-content w-full resize-none bg-transparent pb-4 font-serif text-34 leading-[1.12] font-[450] tracking-[-0.02em] placeholder:text-edge max-tablet:text-28"
              aria-label="Title"
              aria-invalid={saving.errors.title ? true : undefined}
              aria-describedby={saving.errors.title ? 'title-error' : undefined}
              placeholder="Title"
              rows={1}
              value={draft.title}
              onChange={(event) => editing.change({ title: event.target.value.replace(/[\r\n]+/g, ' ') })}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                event.preventDefault()
                document.querySelector<HTMLElement>('[contenteditable=true]')?.focus()
              }}
            />
            {saving.errors.title && <FieldError id="title-error">{saving.errors.title}</FieldError>}
          </div>
          <RichSheet
            label="Text"
            value={draft.content}
            onChange={(content) => editing.change({ content })}
            aside={<Length text={draft.content} />}
          />
          {saving.errors.content && <FieldError>{saving.errors.content}</FieldError>}
        </div>
        <PostSide editing={editing} categories={categories} site={site} />
      </div>
      <Suspense>
        {listing && !saving.conflict && saved.id && (
          <PostRevisions editing={editing} onClose={() => setListing(false)} />
        )}
        {saving.conflict && (
          <PostConflict key={saving.conflict.remote.version} editing={editing} conflict={saving.conflict} />
        )}
      </Suspense>
      {leaveQuestion && <LeaveDialog {...leaveQuestion} />}
    </Screen>
  )
}

function Head({ editing, onRevisions }: { editing: PostEditing; onRevisions: () => void }) {
  const { saved, saving, deed } = editing
  const { isPublished, title, slug } = saved.draft
  const plan = scheduleNote(saved.draft)
  return (
    <EditorHead
      className="mb-6 items-center"
      editing={editing}
      preview={saved.id && `${blogList}/${saved.id}/preview`}
      onRevisions={onRevisions}
      save={deed}
      link={
        saved.id &&
        isPublished && (
          <a className={`${linkClass} mr-2 text-13`} href={`/blog/${slug}`}>
            View post
          </a>
        )
      }
      actions={
        deed.label === 'Save draft' && (
          <Button
            look="strong"
            title="Visitors see it right away"
            aria-busy={saving.busy}
            onClick={editing.publish}
          >
            Publish
          </Button>
        )
      }
    >
      <h1 className="sr-only">{saved.id ? `Edit post: ${title}` : 'New post'}</h1>
      <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1 text-stone *:mb-0! max-tablet:[&>a]:mt-0">
        <BackLink href={blogList}>Blog</BackLink>
        {saved.id && <PublishedMark isPublished={isPublished} />}
        {plan && <span className="text-13">{plan}</span>}
        <SavedMark editing={editing} at={saved.at} className="text-13" />
      </div>
    </EditorHead>
  )
}

/** Renders the length of a text; somebody reads about 220 words a minute. */
function Length({ text }: { text: string }) {
  const words = splitWords(postPlainText(text)).length
  return `${words.toLocaleString('en-US')} ${words === 1 ? 'word' : 'words'} · ${Math.max(1, Math.round(words / 220))} min`
}
