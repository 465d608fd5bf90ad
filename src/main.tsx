import '~/ui/styles-first.css';
import '~/ui/tokens.css';
import '~/ui/base.css';
import '~/ui/identity/mark.css';
import '~/features/sign-in/sign-in.css';
import { startConsole } from '~/app/boot/boot';

void startConsole();
