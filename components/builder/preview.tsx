'use client'

import { type BlockData } from '@/components/blocks/view-props'
import { BlockRuns } from '@/components/blocks/block-runs'
import { BlockView } from '@/components/blocks/views'
import { type Page } from '@/lib/content-types'
import { draftOf } from './draft'
import { pageLocalCopies } from './local-copies'
import { PreviewFrame, usePreviewedCopy } from './preview-frame'

type PreviewProps = {
  page: Page
  data: BlockData
  showsLocalCopy: boolean
}

export function Preview({ page, data, showsLocalCopy }: PreviewProps) {
  const localCopy = usePreviewedCopy(pageLocalCopies, page.id, showsLocalCopy)
  const { document, settings } = localCopy?.draft ?? draftOf(page)
  const { blocks } = document
  return (
    <PreviewFrame
      title={settings.title}
      list={{ name: 'Pages', href: '/admin/pages' }}
      edit={`/admin/pages/${page.id}/edit`}
      isUnsaved={localCopy !== null}
    >
      <BlockRuns blocks={blocks.filter(({ config }) => config.hidden !== true)} data-visitors="">
        {(block) => <BlockView key={block.id} block={block} data={data} inCanvas />}
      </BlockRuns>
      {blocks.length === 0 && (
        <div className="bg-ivory px-6 py-30 text-center">
          <h2 className="mb-2 text-26">No Content Available</h2>
          <p>This page doesn’t have any components to display yet.</p>
        </div>
      )}
    </PreviewFrame>
  )
}
