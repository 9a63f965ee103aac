import { type CSSProperties } from 'react'
import { CompareLine } from '@/components/site/parts/before-after'
import { PageScript } from '@/components/site/parts/page-script'
import { BareButton, Button } from '@/components/ui/button'
import { layerOf, roomLayer } from '@/lib/business/design-layers'
import { type Choice, type Finish } from '@/lib/business/finishes'
import { roomAddress } from '@/lib/business/rooms'
import { type FillText } from '@/lib/text/fill-known'
import { DesignAnswer } from './design-answer'

type DesignStageProps = {
  noun: string
  finishes: readonly Finish[]
  choice: Choice
  form: string
  text: string
  words: FillText
}

/**
 * Shows the room with a layer for each finish, of which those of the choice are displayed. With script a layer is displayed
 * (`data-on`) to be fetched before it is visible (`data-shown`), and the former one is hidden only then. A kept room covers
 * the part left of the line.
 */
export const DesignStage = ({ noun, finishes, choice, form, text, words }: DesignStageProps) => (
  <div className="design-stage">
    <div className="design-layers" role="img" aria-labelledby={text} data-now="">
      <div className={`layer-${roomLayer}`} />
      {finishes.map((finish) => {
        const isChosen = choice[finish.surface] === finish.id ? '' : undefined
        return (
          <div
            key={layerOf(finish)}
            className={`layer-${layerOf(finish)}`}
            data-surface={finish.surface}
            data-finish={finish.id}
            data-on={isChosen}
            data-shown={isChosen}
          />
        )
      })}
    </div>
    <PageScript name="design-first" />
    <div
      className="absolute inset-0"
      style={{ '--pos': '50%' } as CSSProperties}
      hidden
      data-compared=""
      data-before-after=""
    >
      <div className="design-kept">
        {/* Filled by the page's script; React leaves it alone. */}
        <div className="design-layers" data-kept="" dangerouslySetInnerHTML={{ __html: '' }} />
      </div>
      <CompareLine
        label={`Share of the picture that shows the ${noun} you kept`}
        left={words('Kept')}
        right={words('Now')}
        start={50}
      />
    </div>
    <div className="absolute top-3 right-3 flex flex-col items-end gap-2 print:hidden">
      {/* Enter in a form presses its first button: this one, not the one that keeps the room. */}
      <BareButton type="submit" form={form} hidden />
      <Button
        size="small"
        type="submit"
        form={form}
        formAction={`${roomAddress(choice.room)}#kept`}
        name="keep"
        value="now"
        data-do="keep"
      >
        {words('Keep this one')}
      </Button>
      {/* On the picture, which stays in view. */}
      <DesignAnswer className="rounded-picture bg-ivory px-2.5 py-1" />
    </div>
  </div>
)
