import { createEngine } from '@marquee/assistant';
import { shippedFind, shippedTitles } from '#server/assistant/testing/shippedTitles.ts';
const engine = createEngine(shippedTitles(), shippedFind());
for (const say of process.argv.slice(2)) {
  const a = engine.answer({ turns: [{ say, without: [] }], seen: [] }, { count: 10, year: 2026 });
  console.log('\n##', say, '|', a.query.parts.map(p=>p.key).join(' ; '), '|', JSON.stringify(a.notes));
  for (const { title: t } of a.picks) console.log('  ', `${t.media}/${t.id}`, t.name, t.year);
}
