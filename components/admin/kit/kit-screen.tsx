import { KitBadges, KitButtons, KitTabs } from './kit-buttons'
import { KitFields } from './kit-fields'
import { KitLists } from './kit-lists'
import { KitOverlays } from './kit-overlays'

/** Shows the controls of components/ui in their states. */
export const KitScreen = ({ view, page }: { view: 'open' | 'late'; page: number }) => (
  <main
    id="main"
    className="mx-auto grid max-w-[1312px] gap-12 px-4 pt-5 pb-28 tablet:px-8 tablet:pt-8 tablet:pb-16"
  >
    <div>
      <h1 className="font-serif text-28 leading-tight font-[450] tablet:text-34">Kit</h1>
      <p className="mt-1.5 text-stone">Every control, in each of its states.</p>
    </div>
    <KitButtons />
    <KitFields />
    <KitOverlays />
    <KitTabs view={view} />
    <KitLists page={page} />
    <KitBadges />
  </main>
)
