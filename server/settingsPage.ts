import { settingDocs } from './settingDocs.ts';

const intro = `# Settings

Settings are environment variables; everything has a default. A wrong value stops the start with the variable's name and what to write instead. Each can come from a file: \`TMDB_TOKEN_FILE=/run/secrets/tmdb\`. The settings of the build without a server are in [static.md](static.md).

This page is written by \`node tools/writeSettings.ts\` from \`server/settingDocs.ts\`.
`;

/** `docs/settings.md`. */
export function settingsPage(): string {
  const groups = Object.entries(settingDocs).map(([group, settings]) => {
    const rows = Object.entries(settings).map(
      ([name, { default: value, meaning }]) => `| \`${name}\` | ${value} | ${meaning} |`,
    );
    return `## ${group}\n\n| Setting | Default | Meaning |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
  });
  return [intro, ...groups].join('\n');
}
