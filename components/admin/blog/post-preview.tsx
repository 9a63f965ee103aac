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
  const kept = usePreviewedCopy(postWork, post.id, work)
  const shown = { ...post, ...kept?.draft }
  return (
    <PreviewFrame
      title={shown.title}
      list={{ name: 'Blog', href: '/admin/blog' }}
      edit={`/admin/blog/${post.id}/edit`}
      isUnsaved={kept !== null}
    >
      <div className="pb-16">
        <article>
          <PostHead
            post={{ ...shown, createdAt: null }}
            alt={shown.featuredImage === post.featuredImage ? alt : ''}
          />
          <div className="page-grid px-gutter">
            <PostBody post={shown} />
          </div>
        </article>
      </div>
    </PreviewFrame>
  )
}
