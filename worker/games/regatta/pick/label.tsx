/** A choice drawn as icon and label, with anything further below. */
import type { ComponentChildren } from 'preact'
import { Icon } from '../../../../web/board/draw'
import { Rich } from '../../../../web/words/rich'
import type { Text } from '../../../rules/contract'
import type { Regatta } from '../board/board'

/** The common props of these drawings: an act, and its label. */
export type Picked<Act> = Regatta & { act: Act; label: Text }

interface LabelledProps extends Pick<Regatta, 'say'> {
  label: Text
  sign?: string | undefined
  box?: number
  children?: ComponentChildren
}

export function Labelled({ say, label, sign, box = 28, children }: LabelledProps) {
  return (
    <>
      {sign && <Icon id={sign} size={26} box={box} />} <Rich text={say(label)} /> {children}
    </>
  )
}
