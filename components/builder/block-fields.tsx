'use client'

import { type ReactNode, useMemo } from 'react'
import * as z from 'zod/mini'
import { type BlockType, isBlockType } from '@/components/blocks/block-types'
import { BeforeAfterFields } from '@/components/blocks/before-after/fields'
import { ContactFormFields } from '@/components/blocks/contact-form/fields'
import { CtaFields } from '@/components/blocks/cta/fields'
import { FaqFields } from '@/components/blocks/faq/fields'
import { HeroFields } from '@/components/blocks/hero/fields'
import { ImageFields } from '@/components/blocks/image/fields'
import { ProjectsFields } from '@/components/blocks/projects/fields'
import { blocks, type ConfigOf } from '@/components/blocks/registry'
import { ReviewsFields } from '@/components/blocks/reviews/fields'
import { ServicesFields } from '@/components/blocks/services/fields'
import { TeamFields } from '@/components/blocks/team/fields'
import { TestimonialFields } from '@/components/blocks/testimonial/fields'
import { TextFields } from '@/components/blocks/text/fields'
import { TextPictureFields } from '@/components/blocks/text-picture/fields'
import { type PageComponent } from '@/lib/content-types'
import { type FieldsProps } from '@/components/fields/field-props'
import { typedConfig } from './typed-config'

const fields: { [Type in BlockType]: (props: FieldsProps<ConfigOf<Type>>) => ReactNode } = {
  hero: HeroFields,
  text: TextFields,
  image: ImageFields,
  testimonial: TestimonialFields,
  team: TeamFields,
  services: ServicesFields,
  projects: ProjectsFields,
  'before-after': BeforeAfterFields,
  'text-picture': TextPictureFields,
  reviews: ReviewsFields,
  faq: FaqFields,
  'contact-form': ContactFormFields,
  cta: CtaFields,
}

type BlockFieldsProps = { block: PageComponent; onChange: (config: Record<string, unknown>) => void }

/** The fields of a block of any type, with a message for each that its schema refuses. */
export function BlockFields({ block, onChange }: BlockFieldsProps) {
  if (!isBlockType(block.type))
    return <p className="hint">Configuration options for {block.type} will be available soon</p>
  return <Known key={block.id} type={block.type} config={block.config} onChange={onChange} />
}

function Known<Type extends BlockType>({
  type,
  config: stored,
  onChange,
}: {
  type: Type
  config: Record<string, unknown>
  onChange: BlockFieldsProps['onChange']
}) {
  const config = useMemo(() => typedConfig(type, stored), [type, stored])
  const errors = useMemo(() => {
    const parsed = z.safeParse(blocks[type].schema, config)
    return Object.fromEntries(
      (parsed.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]),
    )
  }, [type, config])
  const Fields = fields[type] as (props: FieldsProps<ConfigOf<Type>>) => ReactNode
  return (
    <>
      <Fields
        config={config}
        errors={errors}
        change={(part) => onChange({ ...stored, ...(config as object), ...(part as object) })}
      />
      <p className="hint side__hint">Changes show in the canvas as you type.</p>
    </>
  )
}
