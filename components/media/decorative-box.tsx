import { Checkbox } from '@/components/ui/checkbox'

type DecorativeBoxProps = { checked?: boolean; onChange?: (isDecorative: boolean) => void }

export const DecorativeBox = ({ checked = false, onChange }: DecorativeBoxProps) => (
  <Checkbox checked={checked} onChange={({ target }) => onChange?.(target.checked)}>
    Decorative: screen readers skip it
  </Checkbox>
)
