'use client'

import { useMemo } from 'react'
import * as z from 'zod/mini'
import { getBlockModule } from '@/components/blocks/registry'
import { type BlockModule, type BlockModules } from '@/components/blocks/block-module'
import { type BlockData } from '@/components/blocks/view-props'
import { linkClass } from '@/components/staff/screen'
import { Hint } from '@/components/ui/field'
import { StaffLink } from '@/components/ui/staff-link'
import { type PageComponent } from '@/lib/content-types'
import { typedConfig } from './typed-config'

type Change = (config: Record<string, unknown>) => void
type BlockFieldsProps = {
  block: PageComponent
  data: BlockData
  onChange: Change
  modules?: BlockModules
}

export function BlockFields({ block, modules, ...rest }: BlockFieldsProps) {
  const blockModule = getBlockModule(block.type, modules)
  if (!blockModule) return <Hint>Configuration options for {block.type} will be available soon</Hint>
  return <Known key={block.id} blockModule={blockModule} config={block.config} {...rest} />
}

type KnownProps = Pick<BlockFieldsProps, 'data' | 'onChange'> & {
  blockModule: BlockModule
  config: Record<string, unknown>
}

function Known({ blockModule: { definition, Fields }, config: stored, data, onChange }: KnownProps) {
  const { schema, labels, source, sentences } = definition
  const config = useMemo(() => typedConfig(schema, stored), [schema, stored])
  const errors = useMemo(() => {
    const parsed = z.safeParse(schema, config)
    return Object.fromEntries(
      (parsed.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]),
    )
  }, [schema, config])
  return (
    <>
      <Fields
        config={config}
        labels={labels}
        errors={errors}
        sentences={sentences?.(data)}
        change={(part) => onChange({ ...stored, ...config, ...part })}
      />
      {source && (
        <Hint>
          {source.text}{' '}
          <StaffLink className={linkClass} href={source.href}>
            {source.link}
          </StaffLink>
        </Hint>
      )}
      <Hint>Changes show in the canvas as you type.</Hint>
    </>
  )
}
