import { KitchenStart } from '@/components/site/parts/kitchen-start'
import { type SectionProps } from '../define-section'
import { type definition } from './definition'

export function View({ config, words, data, isRepeat }: SectionProps<typeof definition>) {
  const { kitchen, instead, onSand } = config
  return (
    <KitchenStart
      profile={data.profile}
      id={isRepeat ? undefined : 'visualizer'}
      title={words('title')}
      text={words('text')}
      button={words('button')}
      kitchens={[kitchen, instead]}
      finishes={data.finishes}
      onSand={onSand}
    />
  )
}
