'use client'

import { type ComponentProps } from 'react'
import { SitePrices } from '@/components/fields/site-prices'
import { PictureTopic } from '@/components/media/picture-topic'
import { RecordNotices } from '@/components/records/record-notices'
import { getBuiltInPage } from '@/lib/content/built-in-pages'
import { type Page } from '@/lib/content-types'
import { BlockLists } from './block-lists'
import { BuilderBar } from './builder-bar'
import { BuilderContext, BuilderDispatch } from './builder-context'
import { EditedBuiltIn } from './built-in'
import { BuilderGrid } from './builder-grid'
import { Canvas } from './canvas'
import { Dock } from './dock'
import { EmptyCanvas } from './empty-canvas'
import { Panels } from './panels'
import { Sheets } from './sheets'
import { Announcer } from './announcer'
import { useBuilderScreen } from './use-builder-screen'

// The notice of a newer version stays in view while the canvas scrolls.
const besideCanvas = {
  all: 'mx-auto mb-3 max-w-270 max-tablet:mb-0',
  presence: 'py-1 max-tablet:px-4 max-tablet:py-2',
  saved: 'sticky top-14 z-4 max-tablet:top-12',
}

type BuilderProps = { page: Page } & ComponentProps<typeof Panels>

export function Builder({ page, data, ...facts }: BuilderProps) {
  const builder = useBuilderScreen(page)
  const { screen, draft, dispatch } = builder
  const { selected, panel, announcement: says } = screen.builder
  const builtIn = getBuiltInPage(page.id) ?? null
  return (
    <BuilderDispatch value={dispatch}>
      <BuilderContext value={builder}>
        <EditedBuiltIn value={builtIn}>
          <PictureTopic value={draft.settings.title}>
            <BuilderGrid isPanelOpen={panel !== null}>
              <BuilderBar />
              <BlockLists screen={screen} />
              <Canvas
                blocks={draft.document.blocks}
                data={data}
                selected={selected}
                panel={panel}
                covered={panel !== null || screen.sheet !== null}
                busy={!builder.ready}
                notice={
                  <RecordNotices
                    what="page"
                    editing={builder}
                    onShow={(stored) => dispatch({ type: 'remote', page: stored })}
                    savedAt={(stored) => stored.draft?.savedAt ?? stored.updatedAt}
                    place={besideCanvas}
                  />
                }
                empty={<EmptyCanvas pageId={page.id} />}
              />
              <SitePrices value={data.profile.prices}>
                <Panels data={data} {...facts} />
              </SitePrices>
              <Announcer says={says} />
            </BuilderGrid>
          </PictureTopic>
          <Dock />
          <Sheets data={data} />
        </EditedBuiltIn>
      </BuilderContext>
    </BuilderDispatch>
  )
}
