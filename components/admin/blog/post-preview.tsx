'use client'

import { PreviewFrame, usePreviewedCopy } from '@/components/builder/preview-frame'
import { PostBody, PostHead } from '@/components/site/screens/blog/post-body'
import { type StaffPost } from '@/lib/content-types'
import { postWork } from './post-draft'

type PostPreviewProps = {
  post: StaffPost
  alt?: string
  work: boolean
}

export function PostPreview({ post, alt, work }: PostPreviewProps) {
  const copy = usePreviewedCopy(postWork, post.id, work)
  const draft = { ...post, ...copy?.draft }
  return (
    <PreviewFrame
      title={draft.title}
      list={{ name: 'Blog', href: '/admin/blog' }}
      edit={`/admin/blog/${post.id}/edit`}
      isUnsaved={copy !== null}
    >
      <div className="pb-16">
        <article>
          <PostHead
            post={{ ...draft, createdAt: null }}
            alt={draft.featuredImage === post.featuredImage ? alt : ''}
          />
          <div className="page-grid px-gutter">
            <PostBody post={draft} />
          </div>
        </article>
      </div>
    </PreviewFrame>
  )
}
