/** Around the question: the board and what happened on it, one's own and the other ships, and the talk. */
import { Deeds } from '../../parts/table/deeds'
import { Digest } from '../../parts/told/digest'
import { Part } from '../../parts/layout'
import { Later } from '../../parts/fold'
import { Notes } from '../../parts/table/notes'
import { sameBy } from '../../board/print'
import { isAlone, Seats } from '../../parts/table/seats'
import { Stage, Watch } from '../../parts/told/stage'
import { Steps } from '../../parts/told/steps'
import { Talk } from '../../parts/table/talk'
import { Dice, TakeBack } from './states'
import { type TablePage, isAnswered, isAsked } from './table-page'

/** The position before the first event shown, from where the film starts. */
function seenFrom({ lines, head }: TablePage['model']): number | undefined {
  const first = lines.find(line => !line.void && line.position > 0)
  return first && first.position <= head.latest ? first.position - 1 : undefined
}

/** "Nothing yet" is said only of a game in progress. */
const tellsEvents = ({ past, model: { head, lines } }: TablePage): boolean =>
  !past && head.stage !== 'seating' && (lines.length > 0 || head.stage !== 'off')

export function SeaSide(page: TablePage) {
  const { reader, company, paths, game, drawing, questions, rings, model, past, opened } = page
  const { Board, BoardList, Common } = game
  const { t } = reader
  const { position, head } = model
  const seen = past || head.stage === 'seating' ? undefined : seenFrom(model)
  return (
    <div class="sea-side">
      {drawing && (
        <Part id="board" heading={t('table-board')} quiet>
          <div class="bleed">
            <Board
              {...drawing}
              {...rings}
              shown="whole"
              under={head.latest > 0 && <Steps reader={reader} paths={paths} position={position} latest={head.latest} />}
            />
          </div>
          {past && <Stage paths={paths} game={game} from={position} to={head.latest} whole />}
          {past && <Watch reader={reader} paths={paths} />}
          {Common && <Common {...drawing} />}
          <Later reader={reader} opened={opened} name="list" label={t('table-list')}>
            <BoardList {...drawing} />
          </Later>
        </Part>
      )}
      {/* What befell the reader, above the question (`Befell`), links to `#since` and sends the form `#take-back` in it. */}
      {tellsEvents(page) && (
        <Part
          id="since"
          heading={t(model.since ? 'log-since' : 'log-newest')}
          beside={seen !== undefined && <Watch reader={reader} paths={paths} from={seen} />}
        >
          {seen !== undefined && drawing && <Stage paths={paths} game={game} from={seen} to={head.latest} />}
          {model.lines.length === 0 && <p class="note">{t('log-nothing')}</p>}
          <Digest reader={reader} company={company} game={game} drawing={drawing} lines={model.lines} />
          <div class="row onward">
            {isAsked(questions) && (
              <a class="button" href="#answer">
                {t(questions.every(({ prompt }) => prompt.may) ? 'ask-may-back' : 'ask-mine')}
              </a>
            )}{' '}
            <a href={paths.log}>{t('log-whole')}</a> {head.stage === 'playing' && <a href={`${paths.log}#ledger`}>{t('ledger-seats')}</a>}{' '}
            <TakeBack {...page} />
          </div>
        </Part>
      )}
      <Dice {...page} />
    </div>
  )
}

export function ShoreSide({ reader, company, game, drawing, model, own, questions, past }: TablePage) {
  if (!drawing) return null
  const given = !past && model.head.stage === 'playing' && questions.every(isAnswered)
  const { Hand, SeatLine } = game
  const others = model.head.seats.filter(({ seat }) => seat !== own)
  return (
    <div class="shore-side">
      {own !== undefined && (
        <Part id="mine" heading={reader.t('table-mine')} kind="mine">
          <Hand {...drawing} seat={own} asked={game.Aboard !== undefined && isAsked(questions)} given={given} />
        </Part>
      )}
      <Part id="others" heading={reader.t(own === undefined ? 'table-all' : 'table-crew')} kind="others">
        <Seats reader={reader} company={company} seats={others} line={seat => <SeatLine {...drawing} seat={seat} />} />
      </Part>
    </div>
  )
}

/** Talk, private notes, and what else a seat may do. Cached by key as long as there is no talk and no notes. */
export const Together = sameBy(
  (page: TablePage) => {
    const { model, reader, company, doer, own, paths, holder, opened } = page
    const { talk, head, notes } = model
    if (!doer && talk.length === 0) return null
    return (
      <Part id="talk" heading={reader.t('talk')} kind="talk">
        <Talk
          reader={reader}
          opened={opened}
          company={company}
          talk={talk}
          doer={doer}
          own={own}
          seats={head.seats}
          alone={isAlone(head.seats, own)}
          muted={model.own?.muted}
          unheard={model.own?.unheard}
          open={head.openTalk ?? false}
        />
        {doer && !holder.lent && <Notes reader={reader} opened={opened} notes={notes} paths={paths} doer={doer} />}
        {doer && (
          <Deeds
            reader={reader}
            opened={opened}
            may={model.may}
            paths={paths}
            doer={doer}
            ordered={model.head.manner === 'brisk'}
            alone={isAlone(head.seats, own)}
          />
        )}
      </Part>
    )
  },
  ({ model: { head, talk, notes, may, own }, language, doer, opened, query }) => {
    if (talk.length > 0 || notes.length > 0) return undefined
    const seats = head.seats.map(({ name, pirate, bot }) => [name, pirate, bot])
    return JSON.stringify([language, doer, own?.muted, own?.unheard, head.openTalk, may, seats, opened, query])
  }
)
