import { ExternalLink } from 'lucide-react'
import { useController, useWatch } from 'react-hook-form'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Field, Input, Textarea } from '@/components/ui/field'
import { linkClass } from '@/components/staff/screen'
import { type WordingGroup } from '@/lib/business/wording'
import { useRefusal } from './setting-fields'

/** The length from which a text has an input of several lines, in characters. */
const longestLine = 60

type WordingTextsProps = {
  id: WordingGroup
  title: string
  about: string
  example: string
  texts: readonly (readonly [name: string, text: string])[]
  /** The names of the texts that match the search. */
  foundNames: ReadonlySet<string>
  isSearched: boolean
}

/** Renders the texts of a group, folded unless they are searched. */
export function WordingTexts(props: WordingTextsProps) {
  const { id, title, about, example, texts, foundNames, isSearched } = props
  const ownTexts = useWatch({ name: `wording.${id}` }) as Record<string, string>
  const changedCount = Object.values(ownTexts).filter(Boolean).length
  return (
    <details
      className="border-t border-hair first:border-hair-strong"
      open={isSearched || undefined}
      hidden={foundNames.size === 0}
    >
      <summary className="min-h-12 cursor-pointer content-center">
        <h2 className="inline">{title}</h2>{' '}
        <span className="text-stone tabular-nums">({foundNames.size})</span>{' '}
        {changedCount > 0 && <Badge>{changedCount} changed</Badge>}
      </summary>
      <div className="pb-8">
        <p className="mb-5 max-w-[70ch] text-stone">
          {about}{' '}
          <a className={linkClass} href={example} target="_blank" rel="noreferrer">
            See such a page
            <ExternalLink className="ml-1 inline size-3.5" aria-hidden="true" />
          </a>
        </p>
        <div className="grid grid-cols-1 items-start gap-x-6 gap-y-4 tablet:grid-cols-2">
          {texts.map(([name, text]) => (
            <div
              key={name}
              hidden={!foundNames.has(name)}
              className={text.length > longestLine ? 'tablet:col-span-2' : ''}
            >
              <WordingField path={`wording.${id}.${name}`} text={text} />
            </div>
          ))}
        </div>
      </div>
    </details>
  )
}

/** Edits a text. An empty input shows the built-in one in gray. */
function WordingField({ path, text }: { path: string; text: string }) {
  const { field } = useController<Record<string, string>>({ name: path })
  const isChanged = field.value !== ''
  const isLong = text.length > longestLine
  const Control = isLong ? Textarea : Input
  return (
    <div className="grid gap-1">
      <Field id={path} label={<span className="sr-only">{text}</span>} error={useRefusal(path)}>
        <Control
          {...field}
          {...(isLong && { rows: 3 })}
          placeholder={text}
          autoComplete="off"
          className="placeholder:text-stone"
        />
      </Field>
      {isChanged && (
        <p className="flex flex-wrap items-center gap-x-3 text-13">
          <span className="min-w-0 text-stone">Instead of “{text}”</span>
          <Button look="bare" size="small" onClick={() => field.onChange('')}>
            Back to default
          </Button>
        </p>
      )}
    </div>
  )
}
