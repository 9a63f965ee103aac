import { pageTemplates, type TemplateName } from '@/components/blocks/templates'
import { Choice } from '@/components/ui/choice'

type TemplateChoiceProps = { value: TemplateName; onChange: (template: TemplateName) => void }

/** What a new page starts with, and what is in each. */
export const TemplateChoice = ({ value, onChange }: TemplateChoiceProps) => (
  <fieldset className="min-w-0">
    <legend className="mb-1.5 text-label leading-snug font-semibold">Start with</legend>
    <div className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-5 [&>label]:items-start [&>label]:px-3">
      {Object.entries(pageTemplates).map(([key, { name, about }]) => (
        <Choice
          key={key}
          name="template"
          value={key}
          checked={key === value}
          onChange={() => onChange(key as TemplateName)}
        >
          <span>
            <b className="font-semibold">{name}</b>
            <small className="mt-0.5 block text-13 leading-snug font-normal text-stone">{about}</small>
          </span>
        </Choice>
      ))}
    </div>
  </fieldset>
)
