import { askOutside as words } from '#web/messages/en/askAnswer.ts';
import { readStaticBuild } from '#web/platform/staticBuild.ts';
import { Switch } from '#web/ui/Switch.tsx';

import styles from '#web/features/ask/AssistSwitch.module.css';

/** Replaces `#web/features/ask/AssistSwitch.tsx` where there is no server: it names the model's service. */

type AssistSwitchProps = { isAssisted: boolean; allow: (isAllowed: boolean) => void };

const { base } = readStaticBuild()?.ai ?? { base: location.origin };
const { host } = new URL(base);

/** Whether the words also go to the language model that the build names. */
export function AssistSwitch({ isAssisted, allow }: AssistSwitchProps) {
  return (
    <div className={styles.assist}>
      <Switch label={words.label} isOn={isAssisted} onSwitch={allow}>
        {words.text(host)}
      </Switch>
    </div>
  );
}
