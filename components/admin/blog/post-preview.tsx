'use client'

import '@/components/builder/canvas.css'
import { Pencil } from 'lucide-react'
import Link from 'next/link'
import { type MouseEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { Blocks } from '@/components/blocks/surface'
import { Bar, BarBack, BarTitle, UnsavedMark } from '@/components/builder/bar'
import { PostBody, PostHead } from '@/components/site/screens/blog/post-body'
import { type Found } from '@/components/staff/work-store'
import { buttonClass } from '@/components/ui/button'
import { type StaffPost } from '@/lib/content-types'
import { type PostDraft, postWork } from './post-draft'

type PostPreviewProps = {
  post: StaffPost
  /** What its picture shows. */
  alt?: string
  /** Shows the unsaved work that this browser keeps. */
  work: boolean
}

/** The post as visitors will see it, under a thin bar. Nothing in it leads away. */
export function PostPreview({ post, alt, work }: PostPreviewProps) {
  const kept = useKept(post.id, work)
  const shown = { ...post, ...kept?.draft }

  // Back in the editor the work goes on without being offered.
  useEffect(() => {
    if (kept) postWork.resumeLater(post.id)
  }, [kept, post.id])

  const edit = `/admin/blog/${post.id}/edit`
  const stay = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) event.preventDefault()
  }
  return (
    <div data-full-screen="">
      <Bar>
        <BarBack href={kept ? edit : '/admin/blog'}>{kept ? '← Back to Editing' : '← Back to Blog'}</BarBack>
        <div className="min-w-0 tablet:flex tablet:items-center tablet:gap-4">
          <BarTitle>Preview: {shown.title}</BarTitle>
          {kept && <UnsavedMark>With your unsaved changes</UnsavedMark>}
        </div>
        <Link className={buttonClass({ className: 'ml-auto no-underline' })} href={edit} prefetch={false}>
          <Pencil className="size-4" aria-hidden="true" />
          Edit
        </Link>
      </Bar>
      <main className="min-h-[calc(100dvh-60px)] bg-ivory pb-16" id="main" onClickCapture={stay}>
        <Blocks>
          <article>
            <PostHead
              post={{ ...shown, createdAt: null }}
              alt={shown.featuredImage === post.featuredImage ? alt : ''}
            />
            <div className="page-grid px-gutter">
              <PostBody post={shown} />
            </div>
          </article>
        </Blocks>
      </main>
    </div>
  )
}

const never = () => () => undefined

/** The latest work that this browser keeps on the post, read once; null on the server, and where none is wanted. */
function useKept(id: string, wanted: boolean): Found<PostDraft> | null {
  const [read] = useState(() => {
    let found: Found<PostDraft> | null | undefined
    return () => (found ??= (wanted ? postWork.listKept(id).at(-1) : null) ?? null)
  })
  return useSyncExternalStore(never, read, () => null)
}
