/** The development page: every part in every state, and every symbol of the kit. New parts are drawn here first. */
import type { ComponentChildren, VNode } from 'preact'
import { ActionCard } from '../../board/card'
import { Holds, SpaceSign, Treasure } from '../../board/cargo'
import { CombatDie, Die, PlacedDie, type Pips } from '../../board/dice'
import { Icon } from '../../board/draw'
import { FightScene } from '../../board/fight'
import { SIGNS } from '../../board/kit'
import { Clock } from '../../parts/time/clock'
import { document, Part } from '../../parts/layout'
import { Mishap, Notice } from '../../parts/notice'
import { readerOf, type Reader, type Reading } from '../../words/reader'
import { company, PIRATES } from './parts-data'
import { LifeParts } from './parts-life'
import { AskedParts, TableParts } from './parts-table'

const COLOURS = ['paper', 'sheet', 'ink', 'ink-2', 'mark', 'red', 'sea', 'gold', 'rock', 'land', 'shoal', 'deep']
const PIPS: readonly Pips[] = [1, 2, 3, 4, 5, 6]
const CARDS = ['gold', 'food', 'powder', 'fwd', 'back', 'gold', 'fwd', 'food', 'powder', 'fwd', 'gold']

/** `boards` are pictures only the games can draw. */
export function partsPage(reading: Reading, boards: readonly VNode[] = []): string {
  const reader = readerOf(reading, company)
  const { t } = reader
  return document(
    { reader, title: t('parts-heading'), quick: true, secret: true },
    <>
      <div class="masthead">
        <h1>{t('parts-heading')}</h1>
        <p class="note">{t('parts-about')}</p>
      </div>
      <Part id="colours" heading={t('parts-colours')}>
        <Show items={COLOURS.map(name => [<span class={`swatch sw-${name}`} />, name])} />
      </Part>
      <Part id="signs" heading={t('parts-signs')}>
        <Show items={SIGNS.filter(id => id !== 'scene').map(id => [<Icon id={id} size={48} box={58} />, id])} />
      </Part>
      <Pieces reader={reader} />
      <AskedParts reader={reader} />
      <TableParts reader={reader} />
      <LifeParts reader={reader} />
      <Controls reader={reader} />
      {boards.length > 0 && (
        <Part id="boards" heading={t('parts-boards')}>
          {boards}
        </Part>
      )}
    </>
  )
}

function Show({ items }: { items: readonly (readonly [ComponentChildren, string])[] }) {
  return (
    <ul class="show">
      {items.map(([picture, name], i) => (
        <li key={i}>
          {picture}
          <small>{name}</small>
        </li>
      ))}
    </ul>
  )
}

function Pieces({ reader: { t } }: { reader: Reader }) {
  const loads = ['gold', undefined, 'food', 'powder', undefined].map((sign, i) => sign && { sign, count: i + 2, name: t(`parts-${sign}`) })
  return (
    <>
      <Part id="dice-parts" heading={t('parts-dice')}>
        <Show
          items={[
            ...PIPS.map(value => [<Die value={value} name={String(value)} size={40} />, ''] as const),
            [<PlacedDie on="sun" value={3} name="3" size={64} />, ''],
            [<PlacedDie on="moon" value={5} name="5" size={64} />, ''],
            [<CombatDie face={8} name="8" />, ''],
            [<CombatDie face="star" name="★" />, ''],
            [<SpaceSign sign="sea-food" kind="sea" cost={3} name="3" size={44} />, ''],
            [<SpaceSign sign="port" cost={5} name="5" size={44} />, ''],
          ]}
        />
        <div class="clocks">
          <Clock left={82}>{t('parts-plenty')}</Clock>
          <Clock left={36}>{t('parts-left')}</Clock>
          <Clock left={6} late>
            {t('parts-late')}
          </Clock>
        </div>
      </Part>
      <Part id="cards" heading={t('parts-cards')}>
        <div class="strip" tabindex={0} role="group" aria-label={t('parts-cards')}>
          {CARDS.map((morning, i) => (
            <ActionCard key={i} slice={i} morning={morning} evening={CARDS.at(-i) ?? morning} pirate="o" width={104} />
          ))}
        </div>
      </Part>
      <Part id="hours" heading={t('parts-hours')}>
        <div class="row">
          {PIRATES.map(pirate => (
            <span key={pirate} class="pairing">
              {[1, 2, 4].map(slice => (
                <ActionCard key={slice} slice={slice} morning="fwd" evening="gold" pirate={pirate} width={52} />
              ))}
            </span>
          ))}
        </div>
      </Part>
      <Part id="cargo" heading={t('parts-cargo')}>
        <Holds loads={loads.map(load => load || undefined)} empty={t('parts-empty')} />
        <p class="jewels">
          <Treasure sign="t-gem">{t('parts-treasure')}</Treasure>
          <Treasure sign="t-map" small>
            {t('parts-treasure')}
          </Treasure>
          <Treasure>{t('parts-down')}</Treasure>
        </p>
      </Part>
      <Part id="fight-parts" heading={t('parts-fight')}>
        <FightScene
          heading={t('parts-fight')}
          sides={[
            { ship: 'ship-a', name: <b>Oleh</b>, role: t('parts-attacks'), face: 8, sum: '8 + 2', total: 10, lost: false },
            { ship: 'ship-e', name: <b>Ida</b>, role: t('parts-defends'), face: 6, sum: '6 + 3', total: 9, lost: true },
          ]}
          verdict={<p>{t('parts-verdict', { who: 'Oleh' })}</p>}
        />
      </Part>
    </>
  )
}

function Controls({ reader: { t } }: { reader: Reader }) {
  return (
    <Part id="controls" heading={t('parts-controls')}>
      <div class="row">
        <button class="button asked">{t('ask-answer')}</button>
        <button class="button main">{t('parts-deed')}</button>
        <button class="button">{t('parts-other')}</button> <span class="button idle">{t('parts-other')}</span>
      </div>
      <div class="picks two">
        {['parts-ticked', 'parts-free'].map((key, i) => (
          <label key={key} class="pick">
            <input type="radio" name="control" checked={i === 0} />
            <span>{t(key)}</span>
          </label>
        ))}
      </div>
      <Notice>{t('parts-right')}</Notice>
      <Notice wrong>{t('parts-wrong')}</Notice>
      <Mishap
        heading={t('parts-mishap')}
        ways={[
          { href: '/', text: t('parts-deed') },
          { href: '/tables/new', text: t('layout-new') },
        ]}
      >
        <p>{t('parts-mishap-about')}</p>
      </Mishap>
    </Part>
  )
}
